import type { Words } from '../dictionary.ts';

/** A sheet of paper for each service, such as an owner receives, about an invented house. */
export const serviceSamples: Words['servicePages']['samples'] = {
  note: 'An example: the house and all its details are made up.',
  keys: {
    title: 'Key log',
    fact: { label: 'Tag', value: 'No. 17' },
    by: 'Logged by',
    rows: {
      received: 'Received from you: two front-door keys and one gate key.',
      inspection: '{keyOut}: taken out for the inspection. Back at {keyBack}.',
      newTap:
        '{keyOut}: taken out to let the handyman in for the new tap you had approved. We stayed; back at {keyBack}.',
      guests:
        '{keyOut}: one front-door key to the guests you had named. Back on {lastDay}; all three keys are in safe keeping again.',
    },
  },
  cleaning: {
    title: 'Ready for your arrival',
    fact: { label: 'You arrive', value: '12 July, 18:30' },
    by: 'Prepared by',
    done: [
      'Beds made up, wardrobes aired',
      'Bathrooms cleaned, fresh towels out',
      'Kitchen clean, fridge cold',
      'Rooms aired, shutters open',
      'Floors vacuumed and mopped',
      'Terrace swept, parasols out',
      'Hot water on, lights checked',
    ],
    photo: 'Bedroom, 16:40',
  },
  pool: {
    title: 'Pool log',
    fact: { label: 'Visit', value: '4 August, 9:20' },
    by: 'Measured by',
    measures: {
      ph: { name: 'pH', value: '7.4', good: 'good: 7.2 to 7.6', was: '7.8 on arrival' },
      chlorine: { name: 'Free chlorine', value: '1.2 mg/l', good: 'good: 0.5 to 2 mg/l' },
    },
    checked: 'Checked',
    rows: [
      { name: 'pH', text: '7.8 when we arrived. We added pH minus and measured again: 7.4.' },
      { name: 'Chlorine', text: '1.2 mg/l, nothing added.' },
      { name: 'Baskets', text: 'Skimmer and pump baskets emptied.' },
      { name: 'Waterline', text: 'Brushed all the way round, no algae.' },
      { name: 'Pump and filter', text: 'Running; filter backwashed.' },
    ],
  },
  works: {
    title: 'Quote: tap in the guest bathroom',
    by: 'Drawn up by',
    labour: 'Take out the old tap, fit the new one',
    materials: { name: 'Materials', text: 'One mixer tap' },
    total: 'Total',
    question: 'Shall we go ahead?',
    answers: ['Accept', 'Decline'],
  },
  always: {
    title: 'Emergency visit: water in the kitchen',
    fact: { label: 'Visit', value: '6 December' },
    by: 'Report by',
    rows: [
      {
        name: '21:40',
        text: 'You call: water on the kitchen floor. Your guests turn it off at the main stopcock.',
      },
      { name: '21:42', text: 'On the phone, we tell you that we will be there by 22:30.' },
      { name: '22:25', text: 'At the house: the hose under the sink has burst.' },
      {
        name: '22:35',
        text: 'The valve under the sink is shut, so your guests have water again. We dry the floor.',
      },
      { name: '22:55', text: 'We call you and tell you what we found.' },
    ],
    costs: 'What it costs',
    question: 'May a plumber replace the hose tomorrow? It costs {price}.',
    answers: ['Yes, please', 'No, leave it for now'],
  },
  rental: {
    title: 'Statement for July',
    fact: { label: 'Stays', value: '3, for 24 nights in all' },
    by: 'Drawn up by',
    income: { name: 'Rental income', text: 'Three stays' },
    fee: { name: 'Our fee', text: '{percent} of the rental price' },
    cleaning: { name: 'Cleaning and linen', text: 'Three changeovers' },
    total: 'Paid to you',
  },
};
