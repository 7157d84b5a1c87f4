import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readBusiness } from '#contract/site.ts';
import { $businessForm, startBusinessForm } from '#stores/business-form.ts';
import { useAnswer } from '../parts/use-answer.ts';

/**
 * The stored details of the business, and the form, which starts with them. `left` lists the fields that still have the
 * value of a new installation.
 */
export function useBusiness() {
  const read = useAnswer(readBusiness, { key: ['business'], input: {} });
  const { data } = read;
  useEffect(() => {
    if (data !== undefined && $businessForm.get() === undefined) startBusinessForm(data);
  }, [data]);
  return { read, form: useStore($businessForm), left: data?.left ?? [], versions: data?.versions ?? [] };
}
