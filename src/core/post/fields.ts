/**
 * What a person writes of a post, in the order in which it is shown. A new field is a line here, a migration, its words, and
 * the places that show it: schemas, rows, forms, history, translation and the snapshot of a build take theirs from this table.
 */
export const postFields = {
  title: { column: 'title', inArticle: 'title_nl', longest: 120, isRequired: true, called: 'A title' },
  excerpt: { column: 'excerpt', inArticle: 'excerpt_nl', longest: 300, isRequired: false },
  content: { column: 'content', inArticle: 'html_nl', longest: 200_000, isRequired: true, called: 'A text' },
  metaTitle: { column: 'meta_title', inArticle: 'meta_title', longest: 120, isRequired: false, isNull: true },
  metaDescription: {
    column: 'meta_description',
    inArticle: 'meta_description',
    longest: 300,
    isRequired: false,
    isNull: true,
  },
} as const satisfies Record<string, PostField>;

export const postFieldNames = Object.keys(postFields) as PostFieldName[];

/** In characters. */
export const maxTextLengths = Object.fromEntries(
  postFieldNames.map((name) => [name, postFields[name].longest]),
) as Record<PostFieldName, number>;

/** The columns of the written fields, to ask for. */
export const writtenColumns = postFieldNames.map((name) => postFields[name].column);

/** The text in the columns of a row, or of what a function took. */
export const textOfColumns = (columns: WrittenRow | WrittenInput): WrittenText => textIn(columns, 'column');

/** The same of `create-multilingual-blog`, which calls some of them otherwise. */
export const textOfArticle = (article: ArticleInput): WrittenText => textIn(article, 'inArticle');

/** What a copy in another language starts with: optional fields are empty until they are translated. */
export const untranslatedCopyOf = (text: WrittenText): WrittenText =>
  eachField((name) => (isNullable(name) ? undefined : text[name])) as WrittenText;

/** The row of a text; what is absent is null there. */
export const rowOfText = (text: WritableText): WrittenRow =>
  named('column', (name) => text[name] ?? emptyOf(name)) as WrittenRow;

/** What is typed into a form, by the names of the columns. */
export const inputOfForm = (form: WrittenForm): Record<PostColumn, string> =>
  named('column', (name) => form[name]) as Record<PostColumn, string>;

/** The same for `create-multilingual-blog`. */
export const articleOfForm = (form: WrittenForm): Record<ArticleField, string> =>
  named('inArticle', (name) => form[name]) as Record<ArticleField, string>;

/** A row as the fields of a form take it. */
export const formOfRow = (row: WrittenRow): WrittenForm =>
  eachField((name) => (row as Texts)[postFields[name].column] ?? '') as WrittenForm;

export const emptyForm = (): WrittenForm => eachField(() => '') as WrittenForm;

export const isSameText = (one: WritableText, other: WritableText): boolean =>
  postFieldNames.every((name) => one[name] === other[name]);

const textIn = (values: object, called: Called): WrittenText =>
  eachField(
    (name) => (values as Texts)[postFields[name][called]] ?? emptyOf(name) ?? undefined,
  ) as WrittenText;

const eachField = (value: (name: PostFieldName) => string | undefined) =>
  Object.fromEntries(postFieldNames.map((name) => [name, value(name)]));

const named = (called: Called, value: (name: PostFieldName) => string | null) =>
  Object.fromEntries(postFieldNames.map((name) => [postFields[name][called], value(name)]));

/** What stands in the column where nothing was written. */
const emptyOf = (name: PostFieldName): string | null => (isNullable(name) ? null : '');

const isNullable = (name: PostFieldName): boolean => 'isNull' in postFields[name];

type PostField = {
  column: string;
  /** What `create-multilingual-blog` calls it. */
  inArticle: string;
  /** In characters. The database checks the same. */
  longest: number;
  isRequired: boolean;
  /** As the sentence begins that asks for it. */
  called?: string;
  /** Null where nothing was written; the others are empty then. */
  isNull?: true;
};

type Called = 'column' | 'inArticle';

type Texts = Record<string, string | null | undefined>;

export type PostFieldName = keyof typeof postFields;
export type PostColumn = (typeof postFields)[PostFieldName]['column'];
type ArticleField = (typeof postFields)[PostFieldName]['inArticle'];
type NullField = {
  [Name in PostFieldName]: (typeof postFields)[Name] extends { isNull: true } ? Name : never;
}[PostFieldName];
export type RequiredField = {
  [Name in PostFieldName]: (typeof postFields)[Name]['isRequired'] extends true ? Name : never;
}[PostFieldName];

/** The text of a post; fields of which nothing was written may be undefined. */
export type WrittenText = Record<Exclude<PostFieldName, NullField>, string> &
  Record<NullField, string | undefined>;

/** The same, as it may be given. */
export type WritableText = Record<Exclude<PostFieldName, NullField>, string> &
  Partial<Record<NullField, string | undefined>>;

/** In the fields of a form nothing is missing; it may be empty. */
export type WrittenForm = Record<PostFieldName, string>;

export type WrittenRow = {
  [Name in PostFieldName as (typeof postFields)[Name]['column']]: Name extends NullField
    ? string | null
    : string;
};

type WrittenInput = {
  [Name in RequiredField as (typeof postFields)[Name]['column']]: string;
} & {
  [Name in Exclude<PostFieldName, RequiredField> as (typeof postFields)[Name]['column']]?: string | undefined;
};

type ArticleInput = {
  [Name in RequiredField as (typeof postFields)[Name]['inArticle']]: string;
} & {
  [Name in Exclude<PostFieldName, RequiredField> as (typeof postFields)[Name]['inArticle']]?:
    | string
    | undefined;
};
