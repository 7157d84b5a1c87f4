/**
 * The text fields in display order, used by schemas, forms, history and builds. For a new field, also add a migration
 * and labels, and show the field in each view.
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

export const maxTextLengths = Object.fromEntries(
  postFieldNames.map((name) => [name, postFields[name].maxLength]),
) as Record<PostFieldName, number>;

export const writtenColumns = postFieldNames.map((name) => postFields[name].column);

export const textOfRow = (row: WrittenRow): WrittenText => textIn(row, (name) => postFields[name].column);

export const textOfInput = (input: WrittenInput): WrittenText => textIn(input, (name) => name);

/** Reads the input of the endpoint `create-multilingual-blog`, which names some fields differently. */
export const textOfArticle = (article: ArticleInput): WrittenText =>
  textIn(article, (name) => postFields[name].inArticle);

/** Returns the initial text of a copy in another language. The meta fields stay empty until the translation. */
export const untranslatedCopyOf = (text: WrittenText): WrittenText =>
  eachField((name) => (isNullable(name) ? undefined : text[name])) as WrittenText;

/** Converts a text to a row. An absent field becomes null or an empty string, as its column requires. */
export const rowOfText = (text: WritableText): WrittenRow =>
  named('column', (name) => text[name] ?? emptyOf(name)) as WrittenRow;

export const articleOfForm = (form: WrittenForm): Record<ArticleField, string> =>
  named('inArticle', (name) => form[name]) as Record<ArticleField, string>;

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

const emptyOf = (name: PostFieldName): string | null => (isNullable(name) ? null : '');

const isNullable = (name: PostFieldName): boolean => 'isNull' in postFields[name];

type PostField = {
  column: string;
  /** The field's name in `create-multilingual-blog`, in camelCase. */
  inArticle: string;
  /** The length limit in characters. The database enforces the same limit. */
  maxLength: number;
  isRequired: boolean;
  isOneLine?: true;
  /** The first words of the error message for a missing value. */
  called?: string;
  /** Whether the column stores an empty field as null. Otherwise, the column stores an empty string. */
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

export type WrittenText = Record<Exclude<PostFieldName, NullField>, string> &
  Record<NullField, string | undefined>;

export type WritableText = Record<Exclude<PostFieldName, NullField>, string> &
  Partial<Record<NullField, string | undefined>>;

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
