package elysium.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// A piece of a YAML file that knows its line: a word or number, a list, or a map.
///
/// @param plain the same as maps, lists, words and numbers
record Node(String file, int line, Object plain, Map<String, Node> fields, List<Node> items) {

    YamlFormatException fault(String en, String fr) {
        return new YamlFormatException(file, line, new Text(en, fr));
    }

    boolean isMap() {
        return plain instanceof Map;
    }

    @Nullable Node field(String key) {
        return fields.get(key);
    }

    Node need(String key) {
        Node field = fields.get(key);
        if (field == null) throw fault("\"" + key + "\" is missing", "« " + key + " » manque");
        return field;
    }

    String word() {
        if (plain instanceof Map || plain instanceof List)
            throw fault("one word or sentence was expected", "un mot ou une phrase était attendu");
        return String.valueOf(plain);
    }

    String word(String key) {
        return need(key).word();
    }

    /// A list of words, or one word alone.
    List<String> words() {
        if (isMap()) throw fault("a list of words was expected", "une liste de mots était attendue");
        if (!(plain instanceof List)) return List.of(word());
        List<String> words = new ArrayList<>();
        for (Node item : items) words.add(item.word());
        return words;
    }

    Map<String, Object> map() {
        if (!isMap()) throw fault("a map was expected", "une table de clés était attendue");
        Map<String, Object> map = new LinkedHashMap<>();
        fields.forEach((key, value) -> map.put(key, value.plain));
        return map;
    }

    /// Refuses every key that is not known.
    void only(List<String> keys) {
        fields.forEach((key, value) -> {
            if (!keys.contains(key))
                throw value.fault("\"" + key + "\" is not understood; known are " + keys,
                        "« " + key + " » n'est pas compris ; on connaît " + keys);
        });
    }
}
