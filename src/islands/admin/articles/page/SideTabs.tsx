import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { showSide } from '../../parts/browser/side-sheet.ts';

/** Shows one of several panels about a text. */
export function SideTabs({ label, tabs, problems }: Props) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const panels = useRef<HTMLDivElement>(null);
  const hasProblem = Object.keys(problems).length > 0;
  // Opens the first panel with an invalid field, because the editor cannot see a problem in a closed panel. Runs when the
  // first problem appears, but not when the editor types or solves one of several.
  useEffect(() => {
    if (!hasProblem) return;
    const all = [...(panels.current?.children ?? [])] as HTMLElement[];
    const wrong = all.findIndex((panel) => panel.querySelector('[aria-invalid="true"], fieldset > .problem'));
    const panel = all[wrong];
    if (panel === undefined) return;
    // At once, so that the field can take the focus.
    panel.hidden = false;
    setOpen(wrong);
    showSide();
  }, [hasProblem]);
  return (
    <>
      <div className="row side-tabs" role="group" aria-label={label}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-expanded={open === index}
            aria-controls={`${id}-${index}`}
            onClick={() => setOpen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map(({ title, content }, index) => (
          <div key={title} id={`${id}-${index}`} className="stack side-panel" hidden={open !== index}>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}

type Props = {
  label: string;
  tabs: { title: string; content: ReactNode }[];
  problems: Record<string, string>;
};
