import { endpoint } from '#adapters/http/endpoint.ts';
import { takeIncomingImage } from '#adapters/pictures/image-tools.ts';
import { incomingSchema } from '#core/images/take-image.ts';

export default endpoint({
  asks: 'editor',
  input: incomingSchema,
  run: (incoming, { editor }) => takeIncomingImage(editor, incoming),
  answer: (image) => image,
});
