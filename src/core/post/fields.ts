/** The text fields in display order. For a new field, also add a migration and labels, and show it in each view. */
export const postFields = {
  title: { column: 'title', inArticle: 'titleNl', maxLength: 120, isRequired: true },
  excerpt: { column: 'excerpt', inArticle: 'excerptNl', maxLength: 300, isRequired: false },
  content: { column: 'content', inArticle: 'htmlNl', maxLength: 200_000, isRequired: true },
  metaTitle: { column: 'meta_title', inArticle: 'metaTitle', maxLength: 120, isRequired: false },
  metaDescription: {
    column: 'meta_description',
    inArticle: 'metaDescription',
    maxLength: 300,
    isRequired: false,
  },
} as const satisfies Record<PostFieldName, PostField>;

export const postFieldNames = Object.keys(postFields) as PostFieldName[];

export const writtenColumns = postFieldNames.map((name) => postFields[name].column);

/** Converts the columns of a row to the text of a post. */
export const textOfRow = (row: WrittenRow): WrittenText => ({
  title: row.title,
  excerpt: row.excerpt,
  content: row.content,
  metaTitle: row.meta_title ?? undefined,
  metaDescription: row.meta_description ?? undefined,
});

/** Converts what a function received to the text of a post. */
export const textOfInput = (input: WrittenInput): WrittenText => ({
  title: input.title,
  excerpt: input.excerpt ?? '',
  content: input.content,
  metaTitle: input.metaTitle,
  metaDescription: input.metaDescription,
});

/** Converts the text of a post to columns of a row. */
export const rowOfText = (text: WritableText): WrittenRow => ({
  title: text.title,
  excerpt: text.excerpt,
  content: text.content,
  meta_title: text.metaTitle ?? null,
  meta_description: text.metaDescription ?? null,
});

/** Converts the text of a post to the text of the form, where no field is absent. */
export const formOf = (text: { [Name in PostFieldName]?: string | null | undefined }): WrittenForm => ({
  title: text.title ?? '',
  excerpt: text.excerpt ?? '',
  content: text.content ?? '',
  metaTitle: text.metaTitle ?? '',
  metaDescription: text.metaDescription ?? '',
});

/** Whether two texts are the same for visitors. */
export const isSameText = (one: WritableText, other: WritableText): boolean =>
  postFieldNames.every((name) => one[name] === other[name]);

type PostField = {
  column: PostColumn;
  /** The field's name in `create-multilingual-blog`, in camelCase. */
  inArticle: string;
  /** The length limit in characters. The database enforces the same limit. */
  maxLength: number;
  isRequired: boolean;
};

export type WrittenText = {
  title: string;
  excerpt: string;
  content: string;
  metaTitle: string | undefined;
  metaDescription: string | undefined;
};

export type WritableText = Pick<WrittenText, 'title' | 'excerpt' | 'content'> & Partial<WrittenText>;

export type PostFieldName = keyof WrittenText;

export type WrittenForm = Record<PostFieldName, string>;

/** The meta columns store an absent text as null, the other columns as an empty string. */
export type WrittenRow = Record<'title' | 'excerpt' | 'content', string> &
  Record<'meta_title' | 'meta_description', string | null>;

export type PostColumn = keyof WrittenRow;

type WrittenInput = Record<'title' | 'content', string> & Partial<Record<PostFieldName, string | undefined>>;
