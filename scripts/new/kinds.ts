import type { Asked } from './asked.ts';
import type { Draft } from './draft.ts';
import { newFunction } from './function.ts';
import { newLanguage } from './language.ts';
import { newMail } from './mail.ts';
import { newPage } from './page.ts';
import { newTable } from './table.ts';

/** What `npm run new` can begin. Each answers what is left to write by hand. */
export const kinds: Record<Kind, NewThing> = {
  language: {
    usage:
      'language <two letters> --own-name <what it calls itself> --tag <such as fr-FR> --search <configuration of Postgres>',
    make: newLanguage,
    changesTheGuide: true,
  },
  mail: { usage: 'mail <kind> --about <enquiry, preview, held or bitcoin>', make: newMail },
  page: { usage: 'page <address without slash>', make: newPage },
  function: {
    usage: 'function <name> --in <file of src/contract> --core <folder of src/core>',
    make: newFunction,
    changesTheGuide: true,
  },
  table: { usage: 'table <name>', make: newTable },
};

type NewThing = {
  usage: string;
  make: (draft: Draft, asked: Asked) => string[];
  /** `docs/api.md` tells of it. */
  changesTheGuide?: true;
};

export type Kind = 'language' | 'mail' | 'page' | 'function' | 'table';
