import type { EditablePost } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { ShownText } from '../writing/ShownText.tsx';
import { useDesk } from '../parts/use-desk.ts';

export function PostBeside({ stored, isOvertaken }: Props) {
  const texts = useDesk().words.edit;
  return (
    <div className="post-beside">
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

type Props = { stored: EditablePost; isOvertaken: boolean };
