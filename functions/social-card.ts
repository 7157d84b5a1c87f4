import { socialCardAnswer } from '#adapters/http/social-card-answer.ts';
import { socialCard } from '#cards/social-cards.ts';

export default (request: Request): Promise<Response> => socialCardAnswer(request, { draw: socialCard });
