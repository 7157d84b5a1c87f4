import { useEffect, useState } from 'react';

/** Returns the last value that did not change for some time. */
export function useDebounced<Value>(value: Value, milliseconds = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
