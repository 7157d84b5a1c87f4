/** Recognizes the placeholders of docs/deploy.md and of Supabase’s connection strings, such as <project-ref>. */
export const isPlaceholder = (value: string): boolean =>
  /…|\.{3}$|<[\w -]+>|\{[\w -]+\}|\[YOUR-PASSWORD\]|your-domain|project-ref|changeme|\bexample\.(com|org|net)\b|\.example\b/i.test(
    value,
  );
