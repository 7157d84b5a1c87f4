import { findAll } from 'domutils';
import { htmlTree, isElement } from './html-tree.ts';
import { textIn } from './words.ts';

/** Returns the questions (`<summary>`) and answers in the `<details>` elements of a safe body. */
export function questionsIn(body: string): { question: string; answer: string }[] {
  // Most bodies contain no questions, so this check avoids parsing them.
  if (!body.includes('<details')) return [];
  return findAll(({ name }) => name === 'details', htmlTree(body, { decodeEntities: false })).flatMap(
    ({ children }) => {
      const isSummary = (node: (typeof children)[number]) => isElement(node, 'summary');
      const question = textIn(children.filter(isSummary));
      const answer = textIn(children.filter((node) => !isSummary(node)));
      return question === '' || answer === '' ? [] : [{ question, answer }];
    },
  );
}
