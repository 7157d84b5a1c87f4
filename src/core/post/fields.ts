/**
 * The text fields of a post in the order of display. A new field needs a line here, a migration, its labels, and the
 * places that show it. Schemas, rows, forms, history, translation and the build's snapshot are derived from this
 * table.
 */
export const postFields = {
  title: {
    column: 'title',
    inArticle: 'titleNl',
    maxLength: 120,
    isRequired: true,
    isOneLine: true,
    called: 'A title',
  },
  excerpt: { column: 'excerpt', inArticle: 'excerptNl', maxLength: 300, isRequired: false },
  content: { column: 'content', inArticle: 'htmlNl', maxLength: 200_000, isRequired: true, called: 'A text' },
  metaTitle: {
    column: 'meta_title',
    inArticle: 'metaTitle',
    maxLength: 120,
    isRequired: false,
    isOneLine: true,
    isNull: true,
  },
  metaDescription: {
    column: 'meta_description',
    inArticle: 'metaDescription',
    maxLength: 300,
    isRequired: false,
    isNull: true,
  },
} as const satisfies Record<string, PostField>;

export const postFieldNames = Object.keys(postFields) as PostFieldName[];

/** In characters. */
export const maxTextLengths = Object.fromEntries(
  postFieldNames.map((name) => [name, postFields[name].maxLength]),
) as Record<PostFieldName, number>;

/** The columns of the text fields, for queries. */
export const writtenColumns = postFieldNames.map((name) => postFields[name].column);

/** The text in the columns of a row. */
export const textOfRow = (row: WrittenRow): WrittenText => textIn(row, (name) => postFields[name].column);

/** The text in the input of a function. */
export const textOfInput = (input: WrittenInput): WrittenText => textIn(input, (name) => name);

/** The text in the input of `create-multilingual-blog`, which has other names for some fields. */
export const textOfArticle = (article: ArticleInput): WrittenText =>
  textIn(article, (name) => postFields[name].inArticle);

/** What a copy in another language starts with: optional fields are empty until they are translated. */
export const untranslatedCopyOf = (text: WrittenText): WrittenText =>
  eachField((name) => (isNullable(name) ? undefined : text[name])) as WrittenText;

/** The row of a text; absent fields become null. */
export const rowOfText = (text: WritableText): WrittenRow =>
  named('column', (name) => text[name] ?? emptyOf(name)) as WrittenRow;

/** The input of `create-multilingual-blog` for a form. */
export const articleOfForm = (form: WrittenForm): Record<ArticleField, string> =>
  named('inArticle', (name) => form[name]) as Record<ArticleField, string>;

/** The written fields alone, as the fields of a form take them. */
export const formOf = (text: { readonly [Name in PostFieldName]?: string | null | undefined }): WrittenForm =>
  eachField((name) => text[name] ?? '') as WrittenForm;

export const emptyForm = (): WrittenForm => eachField(() => '') as WrittenForm;

export const isSameText = (one: WritableText, other: WritableText): boolean =>
  postFieldNames.every((name) => one[name] === other[name]);

const textIn = (values: object, called: (name: PostFieldName) => string): WrittenText =>
  eachField((name) => (values as Texts)[called(name)] ?? emptyOf(name) ?? undefined) as WrittenText;

const eachField = (value: (name: PostFieldName) => string | undefined) =>
  Object.fromEntries(postFieldNames.map((name) => [name, value(name)]));

const named = (called: 'column' | 'inArticle', value: (name: PostFieldName) => string | null) =>
  Object.fromEntries(postFieldNames.map((name) => [postFields[name][called], value(name)]));

/** The column's value if nothing was written. */
const emptyOf = (name: PostFieldName): string | null => (isNullable(name) ? null : '');

const isNullable = (name: PostFieldName): boolean => 'isNull' in postFields[name];

type PostField = {
  column: string;
  /** Its name in `create-multilingual-blog`, in camelCase. */
  inArticle: string;
  /** In characters. The database enforces the same limit. */
  maxLength: number;
  isRequired: boolean;
  /** Line breaks become spaces. */
  isOneLine?: true;
  /** The beginning of the sentence that says it is required. */
  called?: string;
  /** Null if nothing was written; the other fields are empty then. */
  isNull?: true;
};

type Texts = Readonly<Record<string, string | null | undefined>>;

export type PostFieldName = keyof typeof postFields;
export type PostColumn = (typeof postFields)[PostFieldName]['column'];
type ArticleField = (typeof postFields)[PostFieldName]['inArticle'];
type NullField = {
  [Name in PostFieldName]: (typeof postFields)[Name] extends { isNull: true } ? Name : never;
}[PostFieldName];
export type RequiredField = {
  [Name in PostFieldName]: (typeof postFields)[Name]['isRequired'] extends true ? Name : never;
}[PostFieldName];

/** The text of a post; empty fields may be undefined. */
export type WrittenText = Record<Exclude<PostFieldName, NullField>, string> &
  Record<NullField, string | undefined>;

/** The same, as input. */
export type WritableText = Record<Exclude<PostFieldName, NullField>, string> &
  Partial<Record<NullField, string | undefined>>;

/** Every form field is present; it may be empty. */
export type WrittenForm = Record<PostFieldName, string>;

export type WrittenRow = {
  [Name in PostFieldName as (typeof postFields)[Name]['column']]: Name extends NullField
    ? string | null
    : string;
};

type WrittenInput = Record<RequiredField, string> & {
  [Name in Exclude<PostFieldName, RequiredField>]?: string | undefined;
};

type ArticleInput = {
  [Name in RequiredField as (typeof postFields)[Name]['inArticle']]: string;
} & {
  [Name in Exclude<PostFieldName, RequiredField> as (typeof postFields)[Name]['inArticle']]?:
    | string
    | undefined;
};
