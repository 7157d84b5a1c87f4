import type { Asked } from './asked.ts';
import { NotPossible, type Draft } from './draft.ts';
import { fromTemplate, namesOf, withoutImports } from './names.ts';

const refusals = 'tests/desk/refusals.test.ts';

/** A function for editors: its promise, the door that keeps it, an action without a rule, and its line in the table of refusals. */
export function newFunction(draft: Draft, { name, in: subject = '', core = '' }: Asked): string[] {
  const names = namesOf(name);
  const doors = `src/doors/${subject}.ts`;
  const subjects = draft.list('src/contract').filter((file) => draft.list('src/doors').includes(file));
  if (!subjects.includes(`${subject}.ts`))
    throw new NotPossible(
      `Say which functions it belongs to: --in ${subjects.map((file) => file.replace('.ts', '')).join(', ')}.`,
    );
  if (!draft.list('src/core').includes(core))
    throw new NotPossible(`Say where its rule stands: --core with a folder of src/core, such as publishing.`);
  if (subjects.some((file) => draft.read(`src/contract/${file}`).includes(`name: '${name}'`)))
    throw new NotPossible(`There is a function “${name}” already.`);
  const contracts = new RegExp(`^import \\* as (\\w+) from '#contract/${subject}\\.ts';$`, 'm').exec(
    draft.read(doors),
  );
  if (contracts === null) throw new NotPossible(`${doors} does not import its contracts as one.`);

  const action = `src/core/${core}/${name}.ts`;
  draft.create(action, fromTemplate('function/action.ts', names).replaceAll('#core/', '../'));
  draft.append(`src/contract/${subject}.ts`, withoutImports(fromTemplate('function/contract.ts', names)));
  draft.insertAfter(doors, {
    anchor: contracts[0],
    text: `\nimport { ${names.camel} as ${names.camel}Action } from '#core/${core}/${name}.ts';`,
  });
  draft.append(
    doors,
    withoutImports(fromTemplate('function/door.ts', names)).replace('contracts.', `${contracts[1]}.`),
  );
  draft.insertAfter(refusals, {
    anchor: /^const posts: .* = \{\n/,
    text: `  '${name}': { body: { slug: 'never-stored-nl' }, asks: 'editor' },\n`,
  });
  return [
    `what it takes, answers and refuses, and the sentence about it, in src/contract/${subject}.ts; then npm run api-guide`,
    `the rule in ${action}, with its tools as the first argument and its test beside it`,
    `the tools it gets, and what is answered, in ${doors}`,
    `a body for it in ${refusals}, if it takes another`,
  ];
}
