import { databaseOf } from './database-of.ts';

/** What a refused request must not change: posts, and messages from never@example.com. */
export async function whatIsStored(
  product: { url: string; publishableKey: string },
  editor: string,
): Promise<unknown> {
  const database = databaseOf(product, editor);
  return [
    (await database.from('blog_posts').select('id, revision').order('id').throwOnError()).data,
    (await database.from('enquiries').select('id').eq('email', 'never@example.com').throwOnError()).data,
  ];
}
