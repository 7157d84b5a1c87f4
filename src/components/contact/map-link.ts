/** @example mapLink('38.90670, 1.42060') // => 'https://www.openstreetmap.org/?mlat=38.9067&mlon=1.4206#map=17/38.9067/1.4206' */
export function mapLink(coordinates: string): string {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number);
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
