import type { EditablePost } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { ShownText } from '../writing/ShownText.tsx';
import { PostPreview } from '../writing/PostPreview.tsx';
import { useDesk } from '../parts/use-desk.ts';

export function PostBeside({ text, stored, isOvertaken }: Props) {
  const texts = useDesk().words.edit;
  return (
    <div className="post-beside">
      <PostPreview text={text} lang={stored.language} />
      {stored.source && (
        <details open>
          <summary>{texts.source}</summary>
          <Original text={stored.source} lang="nl" />
        </details>
      )}
      {isOvertaken && (
        <details open>
          <summary>{texts.stored}</summary>
          <Original text={stored} lang={stored.language} />
        </details>
      )}
    </div>
  );
}

const Original = ({
  text,
  lang,
}: {
  text: Pick<PostText, 'title' | 'excerpt' | 'content'>;
  lang: string;
}) => (
  <div lang={lang}>
    <p>
      <strong>{text.title}</strong>
    </p>
    <p>{text.excerpt}</p>
    <ShownText content={text.content} lang={lang} />
  </div>
);

type Props = { text: PostText; stored: EditablePost; isOvertaken: boolean };
