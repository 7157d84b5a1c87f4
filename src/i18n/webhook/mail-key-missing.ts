import type { InEachLanguage } from '../translated.ts';

/** The customer specified the Dutch sentence. The key is a setting of Netlify, see `docs/deploy.md`. */
export const mailKeyMissing: InEachLanguage<string> = {
  nl: 'Misconfiguratie: RESEND_API_KEY ontbreekt in Supabase Secrets.',
  en: 'Misconfiguration: RESEND_API_KEY is missing from Supabase Secrets.',
  es: 'Error de configuración: falta RESEND_API_KEY en Supabase Secrets.',
  de: 'Fehlkonfiguration: RESEND_API_KEY fehlt in den Supabase Secrets.',
};
