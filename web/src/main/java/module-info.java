/// The page that browsers load, as files under `elysium/page`.
open module elysium.web {}
