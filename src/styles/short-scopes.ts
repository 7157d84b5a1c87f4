/**
 * Shortens the class by which Astro keeps the styles of a component to it (`astro-j7pv25f6`, more than a hundred times in a
 * page) to `_j7pv`. Two components with the same beginning stop the build.
 */
export function shortScopes() {
  const scopes = new Map<string, string>();
  const shorten = (scope: string): string => {
    const short = `_${scope.slice(0, 4)}`;
    const known = scopes.get(short) ?? scope;
    if (known !== scope)
      throw new Error(
        `Two components share the scope ${short}: let src/styles/short-scopes.ts keep more of it.`,
      );
    scopes.set(short, scope);
    return short;
  };
  const transform = (code: string, id: string): string | undefined =>
    /\.astro($|\?)/.test(id)
      ? code.replaceAll(/\bastro-([a-z0-9]{8})\b/g, (_, scope: string) => shorten(scope))
      : undefined;
  return [
    {
      name: 'short-scopes-of-styles',
      apply: 'build' as const,
      enforce: 'pre' as const,
      transform: (code: string, id: string) => (id.includes('type=style') ? transform(code, id) : undefined),
    },
    {
      name: 'short-scopes-of-markup',
      apply: 'build' as const,
      enforce: 'post' as const,
      transform: (code: string, id: string) => (id.includes('type=style') ? undefined : transform(code, id)),
    },
  ];
}
