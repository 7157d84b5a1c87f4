import type { DeployFailedEvent, DeploySucceededEvent } from '@netlify/functions';
import { noteDeployFailed, noteDeploySucceeded } from '#wiring/deploy-outcome.ts';

const isPublic = ({ deploy }: Pick<DeploySucceededEvent, 'deploy'>): boolean =>
  deploy.context === 'production';

/** Records how a deploy of the public site ended, so that the desk can show the outcome. */
export default {
  deploySucceeded: async (event: DeploySucceededEvent): Promise<void> => {
    if (isPublic(event)) await noteDeploySucceeded();
  },
  deployFailed: async (event: DeployFailedEvent): Promise<void> => {
    const { errorMessage, createdAt } = event.deploy;
    if (isPublic(event))
      await noteDeployFailed({ reason: errorMessage ?? undefined, begunAt: new Date(createdAt) });
  },
};
