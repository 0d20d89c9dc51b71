package elysium.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.dataformat.yaml.YAMLMapper;

/// Reads YAML documents and records the line of every node.
public final class Yaml {
    private static final YAMLMapper MAPPER =
            YAMLMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

    private final String file;
    private final JsonParser parser;

    private Yaml(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    public static List<Node> documents(String file, String text) {
        try (JsonParser parser = MAPPER.createParser(text)) {
            Yaml yaml = new Yaml(file, parser);
            List<Node> documents = new ArrayList<>();
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken())
                documents.add(yaml.node(token));
            return documents;
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
            String why = e.getOriginalMessage().lines().findFirst().orElse("not valid YAML");
            throw new YamlFormatException(file, line, new Text(why, "YAML illisible : " + why));
        }
    }

    private Node node(@Nullable JsonToken token) {
        int line = parser.currentTokenLocation().getLineNr();
        return switch (token) {
            case START_OBJECT -> map(line);
            case START_ARRAY -> list(line);
            case VALUE_STRING -> leaf(line, parser.getString());
            case VALUE_NUMBER_INT -> leaf(line, parser.getNumberValue());
            case VALUE_NUMBER_FLOAT -> leaf(line, parser.getDoubleValue());
            case VALUE_TRUE -> leaf(line, true);
            case VALUE_FALSE -> leaf(line, false);
            case null,
                    default -> throw new YamlFormatException(file, line,
                            new Text("a value is missing", "il manque une valeur"));
        };
    }

    private Node leaf(int line, Object value) {
        return new Node(file, line, value, Map.of(), List.of());
    }

    private Node map(int line) {
        Map<String, Node> fields = new LinkedHashMap<>();
        Map<String, Object> plain = new LinkedHashMap<>();
        int first = line;
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = parser.currentName();
            if (fields.isEmpty()) first = parser.currentTokenLocation().getLineNr();
            Node value = node(parser.nextToken());
            fields.put(key, value);
            plain.put(key, value.plain());
        }
        return new Node(file, first, plain, fields, List.of());
    }

    private Node list(int line) {
        List<Node> items = new ArrayList<>();
        List<Object> plain = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            Node item = node(token);
            items.add(item);
            plain.add(item.plain());
        }
        return new Node(file, line, plain, Map.of(), items);
    }
}
