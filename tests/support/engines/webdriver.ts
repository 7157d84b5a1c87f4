import { eventually } from '../products/editor.ts';
import type { Key, Visitor } from './visitor.ts';

/** Starts a session of the protocol WebDriver, which is JSON over HTTP, and drives its window. */
export async function drive(address: string, capabilities: object): Promise<Driven> {
  async function send<Value>(method: string, command: string, body?: object): Promise<Value> {
    const answer = await fetch(`${address}/session${command}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  }

  await eventually(() => fetch(`${address}/status`).then(Boolean, () => false), {
    until: Boolean,
    seconds: 20,
  });
  const { sessionId } = await send<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  });
  const post = <Value>(command: string, body: object) => send<Value>('POST', `/${sessionId}${command}`, body);
  async function find(xpath: string): Promise<string> {
    const found = await eventually(
      () => post<Record<string, string>[]>('/elements', { using: 'xpath', value: xpath }),
      { until: ({ length }) => length > 0, seconds: 30 },
    );
    return found[0]?.[elementKey] ?? '';
  }
  async function run(work: (...args: never[]) => unknown, ...args: unknown[]): Promise<never> {
    const { value, problem } = await post<{ value: never; problem?: string }>('/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${work.toString()})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (cause) => done({ problem: String(cause) }));`,
      args,
    });
    if (problem !== undefined) throw new Error(problem);
    return value;
  }
  const typeInto = async (xpath: string, text: string): Promise<void> =>
    post(`/element/${await find(xpath)}/value`, { text });

  return {
    go: (page) => post('/url', { url: page }),
    run,
    async press(xpath) {
      const element = await find(xpath);
      await run((found: HTMLElement) => found.scrollIntoView({ block: 'center', behavior: 'instant' }), {
        [elementKey]: element,
      });
      await post(`/element/${element}/click`, {});
    },
    type: typeInto,
    async keys(...keys) {
      const codes = keys.map((key) => keyCodes[key] ?? key);
      const actions = [
        ...codes.map((value) => ({ type: 'keyDown', value })),
        ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    upload: typeInto,
    // The answer may be an error, because the window is gone before the driver answers.
    async close() {
      await fetch(`${address}/session/${sessionId}`, { method: 'DELETE' });
    },
  };
}

/** The name that the protocol gives to a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keyCodes: Partial<Record<Key, string>> = { Control: '\uE009', Enter: '\uE007' };

type Driven = Omit<Visitor, 'troubles'>;
