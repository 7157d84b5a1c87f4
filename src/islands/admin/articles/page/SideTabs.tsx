import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { showSide } from '../../parts/browser/side-sheet.ts';

/** Shows one of several panels about a text. */
export function SideTabs({ label, tabs, problems }: Props) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const panels = useRef<HTMLDivElement>(null);
  // Opens the first panel with an invalid field, because the editor cannot see a problem in a closed panel.
  useEffect(() => {
    const all = [...(panels.current?.children ?? [])];
    const wrong = all.findIndex((panel) => panel.querySelector('[aria-invalid="true"], fieldset > .problem'));
    if (wrong === -1) return;
    setOpen(wrong);
    showSide();
  }, [problems]);
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
          <div key={title} id={`${id}-${index}`} className="stack gap-5 side-panel" hidden={open !== index}>
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
