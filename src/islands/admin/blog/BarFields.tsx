import type { ArticlePost } from '#contract/articles.ts';
import { editAddress } from '#core/desk-pages.ts';
import { useDesk } from '../parts/use-desk.ts';

/** The article on which the bar’s buttons act, and the topic of a new one. */
export function BarFields(props: Props) {
  const { drafts, live, isLoading, chosen, onChoose, topic, onTopic, canWrite, writerHint } = props;
  const texts = useDesk().words.actions;
  const hasPosts = drafts.length + live.length > 0;
  const noPosts = isLoading ? texts.loading : texts.none;
  return (
    <div className="row blog-actions-fields">
      <label>
        {texts.chosen}
        <select
          value={chosen?.slug ?? ''}
          disabled={!hasPosts}
          onChange={({ target }) => onChoose(target.value)}
        >
          {chosen === undefined && <option value="">{hasPosts ? texts.choose : noPosts}</option>}
          <Options label={texts.drafts} posts={drafts} />
          <Options label={texts.live} posts={live} />
        </select>
      </label>
      {chosen && <a href={editAddress(chosen.slug)}>{texts.edit}</a>}
      <label>
        {texts.topic}
        <input
          value={topic}
          maxLength={200}
          disabled={canWrite !== true}
          aria-describedby={canWrite === false ? writerHint : undefined}
          onChange={({ target }) => onTopic(target.value)}
        />
      </label>
    </div>
  );
}

const Options = ({ label, posts }: { label: string; posts: ArticlePost[] }) =>
  posts.length > 0 && (
    <optgroup label={label}>
      {posts.map(({ slug, title, language }) => (
        <option key={slug} value={slug}>
          {title} ({language.toUpperCase()})
        </option>
      ))}
    </optgroup>
  );

type Props = {
  drafts: ArticlePost[];
  live: ArticlePost[];
  isLoading: boolean;
  chosen: ArticlePost | undefined;
  onChoose: (slug: string) => void;
  topic: string;
  onTopic: (topic: string) => void;
  /** Undefined until the desk knows whether a model is set up. */
  canWrite: boolean | undefined;
  /** The id of the line that says why no article can be written. */
  writerHint: string;
};
