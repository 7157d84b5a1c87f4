import { expect, test } from 'vitest';
import { BackendFailure } from '../supabase/answer.ts';
import { refusalAfter } from './endpoint.ts';

test.each(['second-factor-needed', 'list-full'])(
  'a function answers “%s” if the database raises it',
  (code) => {
    const cause = { code: 'PT409', message: code };
    expect(refusalAfter(new BackendFailure('adding a row', { status: 409, cause }))).toEqual({ code });
  },
);
