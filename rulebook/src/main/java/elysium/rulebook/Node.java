package elysium.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// A node of a YAML file with its line: a scalar, a list or a map.
///
/// @param plain the same value as plain maps, lists, strings and numbers
public record Node(String file, int line, Object plain, Map<String, Node> fields, List<Node> items) {

    public YamlFormatException fault(String en, String fr) {
        return new YamlFormatException(file, line, new Text(en, fr));
    }

    public boolean isMap() {
        return plain instanceof Map;
    }

    @Nullable public Node field(String key) {
        return fields.get(key);
    }

    public Node required(String key) {
        Node field = fields.get(key);
        if (field == null) throw fault("the key \"" + key + "\" is missing", "la clé « " + key + " » manque");
        return field;
    }

    public String word() {
        if (plain instanceof Map || plain instanceof List)
            throw fault("expected a word or a sentence", "un mot ou une phrase est attendu");
        return String.valueOf(plain);
    }

    public String word(String key) {
        return required(key).word();
    }

    /// A list of words, or a single word as a list.
    public List<String> words() {
        if (isMap()) throw fault("expected a list of words", "une liste de mots est attendue");
        if (!(plain instanceof List)) return List.of(word());
        List<String> words = new ArrayList<>();
        for (Node item : items) words.add(item.word());
        return words;
    }

    public Map<String, Object> map() {
        if (!isMap()) throw fault("expected a map", "une table de clés est attendue");
        Map<String, Object> map = new LinkedHashMap<>();
        fields.forEach((key, value) -> map.put(key, value.plain));
        return map;
    }

    /// Rejects unknown keys.
    public void rejectUnknownKeys(List<String> keys) {
        fields.forEach((key, value) -> {
            if (!keys.contains(key))
                throw value.fault("unknown key \"" + key + "\"; expected one of " + keys,
                        "clé inconnue « " + key + " » ; clés possibles : " + keys);
        });
    }
}
