import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inTransaction } from './sqlite-file.ts';

test('a full disk is told as what it is, and nothing of the change is kept', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('pragma max_page_count = 8; create table notes (text text)');
  const write = (text: string) => () => db.prepare('insert into notes values (?)').run(text);
  inTransaction(db, write('short'));
  expect(() =>
    inTransaction(db, () => {
      write('another')();
      write('x'.repeat(100_000))();
    }),
  ).toThrow('full');
  inTransaction(db, write('short again'));
  expect(db.prepare('select text from notes').all()).toEqual([{ text: 'short' }, { text: 'short again' }]);
});
