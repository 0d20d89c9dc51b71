package elysium.app.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import org.junit.jupiter.api.Test;

class ReasonTest {

    @Test void the_system_says_why_or_the_kind_of_trouble_does() {
        assertThat(Reason.of(new UncheckedIOException("x", new AccessDeniedException("a/b"))))
                .isEqualTo("access denied");
        assertThat(Reason.of(new FileSystemException("a", null, "Not a directory"))).isEqualTo("Not a directory");
        assertThat(Reason.of(new IOException("disk full"))).isEqualTo("disk full");
    }
}
