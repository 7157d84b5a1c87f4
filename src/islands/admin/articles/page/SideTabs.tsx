import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

/** Shows one of several panels beside a text. On narrow screens, the panels are closed at first. */
export function SideTabs({ label, tabs, problems }: Props) {
  const id = useId();
  const [open, setOpen] = useState(() => (isWide() ? 0 : undefined));
  const panels = useRef<HTMLDivElement>(null);
  // Opens the first panel with an invalid field, because the editor cannot see a problem in a closed panel.
  useEffect(() => {
    const all = [...(panels.current?.children ?? [])];
    const wrong = all.findIndex((panel) => panel.querySelector('[aria-invalid="true"]'));
    if (wrong !== -1) setOpen(wrong);
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
            onClick={() => setOpen(open === index && !isWide() ? undefined : index)}
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

/** Whether the window is wide enough for article-page.css to place the panels next to the text. */
const isWide = (): boolean => matchMedia('(width >= 80rem)').matches;

type Props = {
  label: string;
  tabs: { title: string; content: ReactNode }[];
  problems: Record<string, string>;
};
