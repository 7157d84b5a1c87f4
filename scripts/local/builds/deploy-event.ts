import type { BuildOutcome } from './site-builder.ts';

export function deployEvent(outcome: BuildOutcome, { siteUrl }: { siteUrl: string }): DeployEvent {
  const id = `local-${Date.now()}`;
  const now = new Date().toISOString();
  return {
    name: outcome.ok ? 'deploySucceeded' : 'deployFailed',
    payload: {
      deploy: {
        id,
        siteId: 'local',
        buildId: id,
        state: outcome.ok ? 'ready' : 'error',
        errorMessage: outcome.ok ? null : outcome.reason,
        url: siteUrl,
        sslUrl: siteUrl,
        permalinkUrl: siteUrl,
        adminUrl: siteUrl,
        context: 'production',
        branch: null,
        title: null,
        createdAt: now,
        publishedAt: outcome.ok ? now : null,
        time: Math.round(outcome.milliseconds / 1000),
        manual: false,
      },
      site: { id: 'local', name: 'local', url: siteUrl, adminUrl: siteUrl },
    },
  };
}

export type DeployEvent = { name: 'deploySucceeded' | 'deployFailed'; payload: Record<string, unknown> };
