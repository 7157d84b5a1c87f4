import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fill } from '#i18n/fill.ts';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/form/TextField.tsx';
import { useDesk } from '../../../parts/use-desk.ts';
import type { Editor } from '../use-editor.ts';
import { currentMatch, matchesOf, replaceMatches, searchFor, selectMatch } from './matches.ts';

/** Finds and replaces words in the text that is being edited. */
export function FindBar({ editor: { view, state }, onClose }: Props) {
  const texts = useDesk().words.writing.editor.find;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(() => {
    const { from, to } = state.selection;
    return state.doc.textBetween(from, to, '\n').split('\n', 1)[0] ?? '';
  });
  const [instead, setInstead] = useState('');
  const [status, setStatus] = useState('');
  const [n, all] = [currentMatch(state) + 1, matchesOf(state).length];
  const found = n === 0 ? fill(texts.all, { all }) : fill(texts.found, { n, all });

  useEffect(() => {
    field.current?.select();
    return () => {
      if (!view.isDestroyed) view.dispatch(searchFor(view.state.tr, ''));
    };
  }, []);

  useEffect(() => {
    view.dispatch(searchFor(view.state.tr, query));
    setStatus('');
  }, [query]);

  function go(step: 1 | -1): void {
    setStatus('');
    view.dispatch(selectMatch(view.state, step));
    // The text editor scrolls to a match only while the text has the focus.
    view.dom.querySelector('.found-now')?.scrollIntoView({ block: 'center' });
  }

  function replace(): void {
    const match = matchesOf(view.state)[n - 1];
    if (match && view.editable) view.dispatch(replaceMatches(view.state.tr, [match], instead));
    go(1);
  }

  function replaceAll(): void {
    if (!view.editable) return;
    view.dispatch(replaceMatches(view.state.tr, matchesOf(view.state), instead));
    setStatus(fill(texts.replaced, { n: all }));
  }

  function close(): void {
    onClose();
    view.focus();
  }

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, target } = event;
    const isEnter = key === 'Enter' && target instanceof HTMLInputElement;
    if (!isEnter && key !== 'Escape') return;
    // On Enter, the browser would otherwise submit the form.
    event.preventDefault();
    if (!isEnter) close();
    else if (target === field.current) go(shiftKey ? -1 : 1);
    else replace();
  }

  return (
    <div className="find-bar" role="search" aria-label={texts.title} onKeyDown={onKey}>
      <TextField
        label={texts.query}
        name="find"
        ref={field}
        value={query}
        onText={setQuery}
        autoComplete="off"
      />
      <TextField
        label={texts.instead}
        name="instead"
        value={instead}
        onText={setInstead}
        autoComplete="off"
      />
      <div className="row">
        <Button text={texts.previous} onClick={() => go(-1)} />
        <Button text={texts.next} onClick={() => go(1)} />
        <Button text={texts.replace} onClick={replace} />
        <Button text={texts.replaceAll} onClick={replaceAll} />
        <Button variant="link" text={texts.close} onClick={close} />
      </div>
      <p role="status">{status || (query && (all === 0 ? texts.none : found))}</p>
    </div>
  );
}

type Props = { editor: Editor; onClose: () => void };
