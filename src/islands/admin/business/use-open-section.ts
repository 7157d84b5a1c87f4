import { useEffect, useState } from 'react';
import { sections, type SectionName } from './fields.ts';

/** Keeps the open section of the form in the address, such as `/admin/business#prices`. */
export function useOpenSection(): { open: SectionName; show: (section: SectionName) => void } {
  const [open, setOpen] = useState(sectionInAddress);
  useEffect(() => {
    const follow = () => setOpen(sectionInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return {
    open,
    show(section) {
      history.replaceState(history.state, '', `#${section}`);
      setOpen(section);
    },
  };
}

const names = Object.keys(sections) as SectionName[];

const sectionInAddress = (): SectionName => names.find((name) => `#${name}` === location.hash) ?? 'identity';
