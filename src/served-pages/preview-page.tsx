import { inSourceOrder, languages, sourceFirst, type Locale } from '#core/locale.ts';
import { postPath, previewPath } from '#core/paths.ts';
import { originOf } from '#core/post/origin.ts';
import { postReading } from '#core/post/text/reading.ts';
import { postState } from '#core/post/post-state.ts';
import type { PublishingObstacle } from '#core/publishing/ports.ts';
import { hasChangedSince, readyPosts, type PreviewedPost } from '#core/preview/preview.ts';
import type { PreviewAlert, PreviewView } from '#core/preview/preview-view.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate, formatMoment } from '#i18n/format.ts';
import { withPrices } from '#i18n/prices/price-table.ts';
import { words as wordsOf } from '#i18n/words.ts';
import { PreviewProgress, progressScript } from './PreviewProgress.tsx';
import { pageFrame, type DrawnPage } from './page-frame.tsx';
import { previewStyle } from './preview-style.ts';

/** Shows an article in all its languages. The buttons lead to `verdictPage`. */
export function previewPage(view: PreviewView, alert?: PreviewAlert): DrawnPage {
  const { preview, key, lang, now } = view;
  const words = wordsOf(lang).preview;
  const posts = inSourceOrder(preview.posts);
  const title = fill(words.title, { title: posts[0]?.title ?? '' });
  const isOnItsWay = preview.decided?.verdict === 'published' && view.step !== 'live';
  return pageFrame({
    lang,
    title,
    style: previewStyle,
    addressIn: (locale) => previewAddress({ key, lang: locale }),
    script: isOnItsWay ? progressScript : undefined,
    children: (
      <>
        <div className="stack">
          {alert !== undefined && (
            <p className="panel alert" role="alert">
              {words.alerts[alert]}
            </p>
          )}
          <h1>{title}</h1>
          <p>{words.intro}</p>
          <p className="soft">
            {fill(words.until, {
              sent: formatMoment(preview.createdAt, lang),
              until: formatMoment(preview.expiresAt, lang),
            })}
          </p>
          {preview.decided === undefined ? <Choice view={view} /> : <Decided view={view} />}
          <nav aria-label={words.languages}>
            <ul className="row">
              {sourceFirst.map((locale) => {
                const post = posts.find((one) => one.locale === locale);
                return (
                  <li key={locale}>
                    {post ? (
                      <>
                        <a href={`#${locale}`}>{languages[locale].name}</a>{' '}
                        <span className="soft">{stateText(post)}</span>
                      </>
                    ) : (
                      <span className="soft">
                        {languages[locale].name}: {words.missing}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </nav>
        </div>
        {posts.map((post) => (
          <section
            key={post.id}
            id={post.locale}
            className="post stack"
            aria-labelledby={`${post.locale}-language`}
          >
            <p className="soft" id={`${post.locale}-language`}>
              {languages[post.locale].name} · {stateText(post)}
              {hasChangedSince(post, preview.postsThen) && ` · ${words.changed}`}
            </p>
            <PostAsRead post={post} />
          </section>
        ))}
      </>
    ),
  });

  function stateText(post: PreviewedPost): string {
    return deskWords(lang).articles.states[postState(post, now)];
  }
}

function PostAsRead({ post }: { post: PreviewedPost }) {
  const { html, lead } = postReading(post);
  return (
    <div className="stack" lang={post.locale}>
      <h2>{post.title}</h2>
      {lead !== '' && <p className="lead">{lead}</p>}
      <OriginLabel post={post} />
      {post.heroImageUrl !== undefined && (
        <img
          className="hero"
          src={post.heroImageUrl}
          alt={post.heroImageAlt ?? ''}
          width="1280"
          height="720"
        />
      )}
      <div
        className="prose"
        dangerouslySetInnerHTML={{ __html: withPrices(withoutAnchors(html), post.locale) }}
      />
    </div>
  );
}

function OriginLabel({ post }: { post: PreviewedPost }) {
  const { blog } = wordsOf(post.locale);
  const origin = originOf(post);
  if (origin.says === 'nothing') return null;
  return (
    <p className="soft">
      {origin.says === 'machine-translated' && blog.machine}
      {origin.says === 'written-by-ai' && blog.writtenByAi}
      {origin.says === 'reviewed' &&
        fill(blog.reviewedBy, { name: origin.by, date: formatDate(origin.at, post.locale) })}
    </p>
  );
}

/** Removes the ids of headings, because several texts on this page may use the same id. */
const withoutAnchors = (html: string): string => html.replaceAll(/<(h[23]) id="[^"]*">/g, '<$1>');

function Choice({ view: { preview, key, lang } }: { view: PreviewView }) {
  const words = wordsOf(lang).preview;
  const ready = readyPosts(preview.posts);
  return (
    <div className="panel stack">
      <p>{ready.length > 0 ? fill(words.ready, { languages: namesOf(ready) }) : words.nothingReady}</p>
      <Obstacles posts={preview.posts} lang={lang} />
      <form className="buttons" method="get" action={previewPath}>
        <input type="hidden" name="t" value={key} />
        <input type="hidden" name="lang" value={lang} />
        {ready.length > 0 && (
          <button className="button" name="do" value="published">
            {words.publish}
          </button>
        )}
        <button className="button quiet" name="do" value="rejected">
          {words.reject}
        </button>
      </form>
    </div>
  );
}

function Obstacles({ posts, lang }: { posts: readonly PreviewedPost[]; lang: Locale }) {
  const words = wordsOf(lang).preview;
  const heldBy = (wanted: PublishingObstacle) =>
    posts.filter(({ obstacle, isPublished }) => obstacle === wanted && !isPublished);
  return (['post-untranslated', 'image-alt-missing'] as const).map((obstacle) => {
    const held = heldBy(obstacle);
    return (
      held.length > 0 && <p key={obstacle}>{fill(words.obstacles[obstacle], { languages: namesOf(held) })}</p>
    );
  });
}

function Decided({ view }: { view: PreviewView }) {
  const { preview, lang } = view;
  const words = wordsOf(lang).preview;
  if (preview.decided === undefined) return null;
  const { verdict, decidedAt, note, published } = preview.decided;
  const moment = formatMoment(decidedAt, lang);
  if (verdict === 'rejected')
    return (
      <div className="panel stack">
        <p>{fill(words.rejected, { moment })}</p>
        {note !== '' && <p>{fill(words.rejectedNote, { note })}</p>}
      </div>
    );
  const of = (slugs: string[]) => inSourceOrder(preview.posts).filter(({ slug }) => slugs.includes(slug));
  return (
    <div className="panel stack">
      <p>{fill(words.published, { moment, languages: namesOf(of(published)) })}</p>
      <Obstacles posts={preview.posts} lang={lang} />
      <PreviewProgress
        step={view.step ?? 'saved'}
        lang={lang}
        pages={of(published)
          .filter(({ isPublished }) => isPublished)
          .map(({ slug, locale }) => ({ path: postPath(slug), locale }))}
        again={previewAddress({ key: view.key, lang })}
      />
    </div>
  );
}

export const previewAddress = ({ key, lang }: { key: string; lang: Locale }): string =>
  `${previewPath}?${new URLSearchParams({ t: key, lang })}`;

const namesOf = (posts: readonly { locale: Locale }[]): string =>
  sourceFirst
    .filter((locale) => posts.some((post) => post.locale === locale))
    .map((locale) => languages[locale].name)
    .join(', ');
