import { describe, expect, test } from 'vitest';
import { isSameStory } from './same-story.ts';

describe('isSameStory', () => {
  test.each([
    ['Aena amplía el aeropuerto de Ibiza', 'AENA AMPLIA EL AEROPUERTO DE EIVISSA'],
    ['Nueva línea de autobús entre el puerto y el mercado', 'Autobús: nueva línea entre puerto y mercado'],
    ['Straße zum Hafen gesperrt', 'Strasse zum Hafen gesperrt'],
    ['“Markt” verhuist!', 'Markt verhuist'],
    ['Abre nuevo mercado puerto', 'Nuevo mercado: puerto abre'],
    // Six of the seven words of the shorter headline are in the longer one.
    ['uno dos tres cuatro cinco seis siete', 'uno dos tres cuatro cinco seis ocho nueve diez once doce'],
    ['uno dos tres cuatro cinco', 'uno dos tres cuatro cinco seis'],
    [
      'alcalde anuncia ayudas vivienda jóvenes Santa Eulària mañana',
      'alcalde anuncia ayudas vivienda jóvenes Santa Gertrudis pronto',
    ],
  ])('treats the headlines %j and %j as the same story', (one, other) => {
    expect(isSameStory(one, other)).toBe(true);
    expect(isSameStory(other, one)).toBe(true);
  });

  test.each([
    ['Vuelo 123 cancelado por el viento en Ibiza', 'Vuelo 456 cancelado por el viento en Ibiza'],
    ['Vuelo 123 cancelado por el viento en Ibiza', 'Vuelos 123 y 456 cancelado por el viento en Ibiza'],
    ['Mercado de invierno en Santa Eulària', 'Mercado de verano en Sant Antoni'],
    ['Ibiza', 'Ibiza hoy'],
    ['uno dos tres', 'uno dos tres hoy'],
    ['uno dos tres cuatro cinco seis', 'uno dos tres cuatro cinco siete ocho nueve diez once'],
    ['Abre el bar de la playa', 'Abre el bar de la plaza'],
    ['Abre la biblioteca de Sant Josep', 'Cierra la piscina de Sant Josep por obras'],
    ['', ''],
  ])('treats the headlines %j and %j as different stories', (one, other) => {
    expect(isSameStory(one, other)).toBe(false);
    expect(isSameStory(other, one)).toBe(false);
  });
});
