package elysium.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Every link in the project's pages leads to an existing file, picture or heading.
class LinksTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)|<img src=\"([^\"]+)\""),
            CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\\n]*`"), HEADING = Pattern.compile("(?m)^#+ (.+)$");

    @Test void links_lead_somewhere() {
        List<String> lost = new ArrayList<>();
        int found = 0;
        for (Path page : Sources.files()) {
            if (!page.toString().endsWith(".md")) continue;
            Matcher link = LINK.matcher(CODE.matcher(Sources.text(page)).replaceAll(""));
            while (link.find()) {
                String to = link.group(1) == null ? link.group(2) : link.group(1);
                if (to.contains("://")) continue;
                found++;
                if (!leads(page, to)) lost.add(Sources.name(page) + " → " + to);
            }
        }
        assertThat(found).as("links within the project").isGreaterThan(20);
        assertThat(lost).isEmpty();
    }

    private static boolean leads(Path page, String to) {
        String[] parts = to.split("#", 2);
        Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        return Files.exists(file) && (parts.length == 1 || headings(file).contains(parts[1]));
    }

    /// The anchors of a page's headings.
    private static List<String> headings(Path page) {
        return HEADING.matcher(Sources.text(page)).results().map(found -> anchor(found.group(1))).toList();
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} -]", "").replace(' ', '-');
    }
}
