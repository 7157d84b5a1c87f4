import type { ClientDirective } from 'astro';
import onInteraction from './on-interaction.ts';
import whenEditor from './when-editor.ts';

/**
 * Hydrates islands like Astro’s loader, but is only a quarter as large, because it supports no slots or nesting.
 * If a page still contains Astro’s loader, this function does nothing.
 */
export function wakeIslands(): void {
  if (customElements.get('astro-island') !== undefined) return;
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[ssr]')) {
    const options = JSON.parse(attribute(island, 'opts')) as Parameters<ClientDirective>[1];
    directives[attribute(island, 'client')]?.(() => loaded(island), options, island);
  }
}

/** Observes the island’s children, because the island itself has no box. */
const whenVisible: ClientDirective = (load, { value }, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load().then((hydrate) => hydrate());
    },
    // Without options, the value is `true`, which is no object.
    Object(value) as IntersectionObserverInit,
  );
  for (const child of island.children) observer.observe(child);
};

const directives: Record<string, ClientDirective> = {
  interaction: onInteraction,
  editor: whenEditor,
  visible: whenVisible,
};

/** Loads React and the island’s code. A failure sets `data-out-of-reach`. */
async function loaded(island: HTMLElement): Promise<() => Promise<void>> {
  const [{ default: component }, { default: renderer }] = await Promise.all([
    importWithRetry(attribute(island, 'component-url')),
    importWithRetry(attribute(island, 'renderer-url')),
  ]).catch((cause: unknown) => {
    island.toggleAttribute('data-out-of-reach', true);
    throw cause;
  });
  return async () => {
    const props = objectOf(JSON.parse(attribute(island, 'props')) as SerialisedObject);
    // A translating browser has put the texts into elements of its own, which React would report as an error (#418).
    const isTranslated = island.querySelector(':is(font)') !== null;
    const client = isTranslated ? 'only' : attribute(island, 'client');
    const [first] = island.children;
    // The browser may also translate while React hydrates, and then React draws the island again by itself.
    island.dispatchEvent(new Event('island:draws', { bubbles: true }));
    await (renderer as Renderer)(island)(component, props, {}, { client });
    while (isTranslated && first?.isConnected === true) await new Promise(requestAnimationFrame);
    island.removeAttribute('ssr');
  };
}

/** Retries with a different URL, because browsers cache a failed import by its URL. */
const importWithRetry = (address: string): Promise<Module> =>
  importFrom(address).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return importFrom(`${address}?again`);
  });

const importFrom = (address: string): Promise<Module> =>
  import(/* @vite-ignore */ address) as Promise<Module>;

const attribute = (island: HTMLElement, name: string): string => island.getAttribute(name) ?? '';

const objectOf = (object: SerialisedObject): object =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, valueOf(value)]));

function valueOf([kind, value]: Serialised): unknown {
  if (kind === 1) return (value as Serialised[]).map(valueOf);
  return typeof value === 'object' && value !== null ? objectOf(value as SerialisedObject) : value;
}

type Module = { default: unknown };

/** Astro’s serialised props: kind 0 is a single value or an object, kind 1 is a list. */
type Serialised = [kind: number, value?: unknown];

type SerialisedObject = Record<string, Serialised>;

type Renderer = (
  island: HTMLElement,
) => (component: unknown, props: object, slots: object, options: { client: string }) => void | Promise<void>;
