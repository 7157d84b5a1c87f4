import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { aboutFeed } from '#components/blog/blog-feed.ts';
import { pathsOf } from '#content/content-routes.ts';
import type { FeedPage } from '#content/feed-pages.ts';
import { feedOf } from '#content/feed-entries.ts';

export const getStaticPaths = pathsOf('src/pages/[...locale]/news.xml.ts');

export const GET: APIRoute<FeedPage> = ({ props, site: address }) =>
  rss(feedOf({ ...props, ...aboutFeed('news', props.locale), address }));
