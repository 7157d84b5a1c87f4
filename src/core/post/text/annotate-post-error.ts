/** Adds the slug of the post to an error of `render`, because a build renders thousands of posts. */
export function annotatePostError<Rendered>(slug: string, render: () => Rendered): Rendered {
  try {
    return render();
  } catch (cause) {
    throw new Error(`The post ${slug} cannot be rendered. Change or hide it, and the site is built again.`, {
      cause,
    });
  }
}
