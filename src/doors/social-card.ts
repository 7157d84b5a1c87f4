import { door } from '#adapters/http/door.ts';
import { socialCardAnswer } from '#adapters/http/social-card-answer.ts';
import { socialCard } from '#cards/social-cards.ts';

export default door((request) => socialCardAnswer(request, { draw: socialCard }));
