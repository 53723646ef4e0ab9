/**
 * Blanks every setting of a local `.env` file, which is not meant for tests; variables of the process take precedence
 * over it.
 */
export const testEnv = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_ERROR_REPORTS: '',
  VITE_LEARNING: '',
  VITE_SITE_URL: '',
};
