/** Renders part of a post; errors name the post, because a build renders thousands of them. */
export function annotatePostError<Drawn>(slug: string, draw: () => Drawn): Drawn {
  try {
    return draw();
  } catch (cause) {
    throw new Error(`The post ${slug} cannot be rendered. Change or hide it, and the site is built again.`, {
      cause,
    });
  }
}
