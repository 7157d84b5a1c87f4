import type { Words } from '../dictionary.ts';

/** The words of the four drawn moments on each service’s page, except emergencies. */
export const serviceMoments: Words['servicePages']['moments'] = {
  keys: {
    heading: 'Where your key is',
    moments: {
      received: { title: 'Handed over', text: 'You give us the keys, and together we agree who may enter.' },
      kept: { title: 'In safe keeping', text: 'We keep your keys safe for as long as our agreement lasts.' },
      used: {
        title: 'In use',
        text: 'We meet the people you have named, and let tradespeople in for work you have approved.',
      },
      returned: { title: 'Back with you', text: 'When our agreement ends, you get all your keys back.' },
    },
  },
  cleaning: {
    heading: 'From your departure to your next arrival',
    moments: {
      leave: { title: 'You leave', text: 'Just lock the door behind you. Leave the tidying to us.' },
      clean: {
        title: 'We clean',
        text: 'Room by room. Book a deep clean or window cleaning whenever you need it.',
      },
      beds: {
        title: 'We make the beds',
        text: 'With the wardrobes aired and fresh towels in the bathrooms.',
      },
      ready: { title: 'You arrive', text: 'On the agreed day, everything is ready for you.' },
    },
  },
  pool: {
    heading: 'Your pool all year round',
    moments: {
      spring: {
        title: 'Spring',
        text: 'The water warms up and algae begin to grow. We clean the floor, the walls and the waterline.',
      },
      summer: {
        title: 'Summer',
        text: 'Heat and swimmers use up the chlorine. We check the quality of the water.',
      },
      autumn: {
        title: 'Autumn',
        text: 'Rain and wind bring pine needles and Saharan dust. We clean them out of your pool.',
      },
      winter: {
        title: 'Winter',
        text: 'Nobody swims, but the pump still runs. We go on checking the water, the pump and the filter.',
      },
    },
  },
  works: {
    heading: 'From the first check to the report',
    moments: {
      check: {
        title: 'We check',
        text: 'Water, electricity, gas, ventilation and air conditioning, even when there is nothing to repair.',
      },
      approval: {
        title: 'You decide',
        text: 'You know the price before the work starts, and you approve it.',
      },
      work: { title: 'We are there', text: 'We book the tradespeople, let them in and supervise the work.' },
      report: {
        title: 'You hear from us',
        text: 'You get a report on what has been done.',
      },
    },
  },
  rental: {
    heading: 'A stay in your home',
    moments: {
      booking: {
        title: 'Booking',
        text: 'We list your home, take the bookings and keep the calendar up to date.',
      },
      arrival: {
        title: 'Arrival',
        text: 'We check your guests in and hand over the key.',
      },
      stay: {
        title: 'During the stay',
        text: 'We keep in touch with your guests, so you do not have to.',
      },
      departure: {
        title: 'Departure',
        text: 'We check them out, inspect the house and coordinate cleaning and linen.',
      },
    },
  },
};
