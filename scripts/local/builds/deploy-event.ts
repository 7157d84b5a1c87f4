/** Returns the event that Netlify sends after a deploy, with the fields that `functions/deploy-outcome.ts` reads. */
export const deployEvent = (outcome: { ok: true } | { ok: false; reason: string }) => ({
  name: outcome.ok ? 'deploySucceeded' : 'deployFailed',
  payload: {
    deploy: {
      errorMessage: outcome.ok ? null : outcome.reason,
      context: 'production',
      createdAt: new Date().toISOString(),
    },
  },
});
