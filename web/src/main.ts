import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/page.css";
import "./icons/made/common.css";
import { listen } from "./lib/route.svelte";
import { apply } from "./lib/settings.svelte";

apply();
listen();
const page = document.getElementById("page");
if (page) mount(App, { target: page });
