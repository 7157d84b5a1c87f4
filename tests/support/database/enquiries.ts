/** An enquiry as the functions pass it to the database. */
export const anEnquiry = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  submission: crypto.randomUUID(),
  name: 'Jan de Vries',
  email: `jan-${crypto.randomUUID()}@example.com`,
  phone: '',
  subject: '',
  message: 'Wat kost het beheer van ons huis?',
  lang: 'nl',
  page_url: 'https://www.example.com/nl#contact',
  quote: null,
  monthly_cents: null,
  one_time_cents: null,
  held_reason: null,
  ...changes,
});
