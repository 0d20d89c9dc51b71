/// The table online: rooms, what is kept, and the doors people come through; no game inside.
@org.jspecify.annotations.NullMarked
module elysium.server {
    requires elysium.store;
    requires elysium.tabletop;
    requires java.sql;
    requires com.zaxxer.hikari;
    requires flyway.core;
    requires org.postgresql.jdbc;
    requires org.slf4j;
    requires static org.jspecify;
}
