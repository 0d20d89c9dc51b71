import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/page.css";
import "./icons/made/common.css";
import { startRouter } from "./lib/route.svelte";
import { applySettings } from "./lib/settings.svelte";

applySettings();
startRouter();
const page = document.getElementById("page");
if (page) mount(App, { target: page });
