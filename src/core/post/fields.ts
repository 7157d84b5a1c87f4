/**
 * Lists the text fields of a post in the order of display. Schemas, rows, forms, history, translation and the snapshot of a
 * build derive from this table. To add a field, add a line here, a migration, its labels, and a place in each view that
 * shows it.
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

/** The maximum number of characters in each field. */
export const maxTextLengths = Object.fromEntries(
  postFieldNames.map((name) => [name, postFields[name].maxLength]),
) as Record<PostFieldName, number>;

export const writtenColumns = postFieldNames.map((name) => postFields[name].column);

export const textOfRow = (row: WrittenRow): WrittenText => textIn(row, (name) => postFields[name].column);

export const textOfInput = (input: WrittenInput): WrittenText => textIn(input, (name) => name);

/** Returns the text in the input of `create-multilingual-blog`, which uses other names for some fields. */
export const textOfArticle = (article: ArticleInput): WrittenText =>
  textIn(article, (name) => postFields[name].inArticle);

/** Returns the text with which a copy in another language starts. Optional fields stay empty until they are translated. */
export const untranslatedCopyOf = (text: WrittenText): WrittenText =>
  eachField((name) => (isNullable(name) ? undefined : text[name])) as WrittenText;

/** Converts a text to a row. Absent fields become null. */
export const rowOfText = (text: WritableText): WrittenRow =>
  named('column', (name) => text[name] ?? emptyOf(name)) as WrittenRow;

export const articleOfForm = (form: WrittenForm): Record<ArticleField, string> =>
  named('inArticle', (name) => form[name]) as Record<ArticleField, string>;

/** Selects the text fields of a post and converts them to the values of a form. */
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

/** Returns the value of the column for an empty field. */
const emptyOf = (name: PostFieldName): string | null => (isNullable(name) ? null : '');

const isNullable = (name: PostFieldName): boolean => 'isNull' in postFields[name];

type PostField = {
  column: string;
  /** The name of the field in `create-multilingual-blog`, in camelCase. */
  inArticle: string;
  /** The maximum number of characters in the field. The database enforces the same limit. */
  maxLength: number;
  isRequired: boolean;
  /** Whether line breaks in the field become spaces. */
  isOneLine?: true;
  /** The first words of the error message for a missing value. */
  called?: string;
  /** Whether the column is null for an empty field. Other columns contain an empty string. */
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

/** The text of a post. Optional fields are undefined if they are empty. */
export type WrittenText = Record<Exclude<PostFieldName, NullField>, string> &
  Record<NullField, string | undefined>;

/** A text given as input may omit optional fields. */
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
