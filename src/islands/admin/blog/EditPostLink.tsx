import { useEffect, useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';

/** Leads a signed-in editor from a post to its text; with `client:editor`, so that nobody else's browser asks for it. */
export default function EditPostLink({ slug, label }: { slug: string; label: string }) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!awake) return null;
  return (
    <p className="wrap edit-post">
      <a className="button button-quiet" href={`${deskPages['edit-article']}?slug=${slug}`}>
        {label}
      </a>
    </p>
  );
}
