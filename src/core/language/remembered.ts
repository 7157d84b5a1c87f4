/** Returns a function that makes the value for the same words only once, because making it takes longer than using it. */
export function remembered<Words extends readonly (string | undefined)[], Value>(
  make: (...words: Words) => Value,
): (...words: Words) => Value {
  const values = new Map<string, { value: Value }>();
  return (...words) => {
    const key = JSON.stringify(words);
    const known = values.get(key) ?? { value: make(...words) };
    values.set(key, known);
    return known.value;
  };
}
