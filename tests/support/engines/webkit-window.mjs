/**
 * A browser window without tool bars, which can be as narrow as a phone: WebKit’s own MiniBrowser cannot. gjs runs this
 * file with the path of a file of settings: see webkit.ts.
 */
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { GLib, Gio, Gtk, WebKit2 } = imports.gi;

const [, settings] = GLib.file_get_contents(imports.system.programArgs[0]);
const { width, height, language, hasScripts, watch, troublesFile } = JSON.parse(
  new TextDecoder().decode(settings),
);

Gtk.init(null);
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.set_preferred_languages([language]);

const content = new WebKit2.UserContentManager();
const troubles = Gio.File.new_for_path(troublesFile).append_to(Gio.FileCreateFlags.NONE, null);
content.connect('script-message-received::troubles', (_, result) => {
  troubles.write(`${result.get_js_value().to_string().replaceAll('\n', ' ')}\n`, null);
});
content.register_script_message_handler('troubles');
content.add_script(
  WebKit2.UserScript.new(
    `(${watch})((text) => webkit.messageHandlers.troubles.postMessage(text));`,
    WebKit2.UserContentInjectedFrames.TOP_FRAME,
    WebKit2.UserScriptInjectionTime.START,
    null,
    null,
  ),
);

const view = new WebKit2.WebView({
  web_context: context,
  user_content_manager: content,
  is_controlled_by_automation: true,
  settings: new WebKit2.Settings({ enable_javascript_markup: hasScripts }),
});
const window = new Gtk.Window({ decorated: false });
window.set_default_size(width, height);
window.add(view);
window.connect('destroy', () => Gtk.main_quit());
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', () => view);
});
window.show_all();
Gtk.main();
