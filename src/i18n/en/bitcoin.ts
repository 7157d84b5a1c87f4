import type { Words } from '../dictionary.ts';

/** The page about paying with Bitcoin. */
export const bitcoin: Words['bitcoin'] = {
  heading: 'Paying with Bitcoin',
  intro:
    'You can pay for our services with Bitcoin. Our prices are in euros, and we work out the amount in BTC for you.',
  stepsHeading: 'How it works',
  steps: {
    quote: {
      title: 'Quote',
      text: 'You ask for a quote in the usual way, and we give you the price in euros.',
    },
    acceptance: {
      title: 'Acceptance',
      text: 'You accept the quote and tell us that you would like to pay with Bitcoin.',
    },
    address: {
      title: 'Address and amount',
      text: 'We send you the exact amount in BTC and a unique Bitcoin address, used for this order only.',
    },
    confirmation: {
      title: 'Confirmation',
      text: 'You pay, and your order is booked as soon as the network has confirmed the payment.',
    },
  },
  priceHeading: 'The amount in bitcoin',
  priceText: 'The exact amount in BTC will be in the message we send you once you have accepted the quote.',
  price: {
    current: 'Price of one bitcoin',
    loading: 'Loading the price…',
    error: 'Price error',
    failed: 'The price could not be loaded.',
    withoutPrice: 'You can still request a quote: we will work out the amount in BTC for you.',
    none: 'Our prices in euros',
    noneText: 'You do not need to convert anything: we work out the amount in BTC for you.',
    retry: 'Try again',
    retrying: 'Loading…',
    euro: 'In euros',
    dollar: 'In dollars',
    source: 'Source: {source}',
    fresh: 'Current',
    stale: 'Out of date',
    guide: 'This price is only a guide.',
    convert: 'Convert euros',
    amount: 'Amount in euros',
    amountHint: 'Please enter an amount, such as 380 or 52.50.',
    result: 'Equivalent in bitcoin',
    noResult: '–',
    fromQuote: 'Your estimate: {sum}',
    fromQuoteText: 'This covers the first month and the one-off extras you chose.',
  },
  faqHeading: 'Frequently asked questions',
  faq: [
    {
      question: 'When is my order booked?',
      answer: 'As soon as your payment is confirmed on the Bitcoin network.',
    },
    {
      question: 'Where do I find the payment address?',
      answer:
        'In the message we send you once you have accepted the quote. It gives you a unique address and the exact amount in BTC. Never send a payment to an address you have found anywhere else. If in doubt, call us first.',
    },
    {
      question: 'How much should I send?',
      answer: 'Exactly the amount in BTC given in our message. Your wallet adds the network fee on top.',
    },
    {
      question: 'What if I pay late, or send too little or too much?',
      answer:
        'The amount in BTC is valid only until the time stated with the address. A shortfall of up to half a per cent does not matter. If more is missing, send the rest to the same address before that time; your payment page shows how much. If you pay late, or the rest does not arrive in time, your order will not be booked automatically, and we will contact you. If you send too much, your order will be booked all the same, and we will contact you about the difference, unless it is too small to refund.',
    },
    {
      question: 'Can I simply pay in euros?',
      answer: 'Yes. Bitcoin is an option, not a requirement.',
    },
  ],
  contactHeading: 'Would you rather talk first?',
  contactText:
    'We are happy to talk you through the steps, especially if this is your first Bitcoin payment.',
  contact: 'Get in touch',
};

/** The page on which a customer pays an order in Bitcoin. */
export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Your Bitcoin payment',
  intro:
    'This page is private to you. It shows how much to pay, where to send it and whether your payment has arrived.',
  noScript:
    'This page needs JavaScript to work. You will also find the address and the amount in the e-mail we sent you.',
  order: {
    loading: 'Looking up your payment…',
    test: 'This is a test payment on a test network. Do not send real bitcoin here.',
    what: 'Payment for',
    reference: 'Reference',
    asked: 'Amount requested',
    amount: 'Pay exactly',
    rest: 'Still to pay',
    euro: '{euro}, at a price of {price} per bitcoin',
    address: 'To this Bitcoin address',
    checkAddress:
      'Before you pay, check that the address in your wallet begins and ends with the same characters as the one shown here.',
    code: 'QR code with the address and the amount',
    scan: 'Is your wallet on another device? Scan this code with it.',
    openWallet: 'Open wallet',
    sats: 'That is {n} sats (the smallest unit of bitcoin)',
    fee: 'Paying from an exchange? Exchanges often deduct their fee from the amount you send. Please add enough to cover it, so that exactly this amount reaches us.',
    walletOnly: 'If nothing opens, copy the amount and the address into your wallet.',
    copyAmount: 'Copy amount',
    copyAddress: 'Copy address',
    copied: 'Copied',
    failed: 'This could not be copied. Please select the text and copy it manually.',
    timeLeft: 'Valid for another {time}',
    minutesLeft: '{n} minutes left to pay.',
    minuteLeft: 'One minute left to pay.',
    until: 'This amount is valid until {moment} (Ibiza time).',
    received: 'Detected on the network',
    confirmed: 'Confirmed so far',
    confirmations: 'Confirmations',
    confirmationsOf: '{n} of {needed}',
    transaction: 'Transaction',
    copyTransaction: 'Copy transaction ID',
    refunded: 'Refunded in transaction',
    stepsTitle: 'Payment status',
    steps: { sent: 'Send the payment', seen: 'Detected', confirmed: 'Confirmed and booked' },
    stepDone: 'done',
  },
  states: {
    open: {
      title: 'Ready for your payment',
      text: 'Please send exactly this amount to this address, in a single payment. This page will tell you as soon as we see your payment.',
    },
    timeUp: {
      title: 'The deadline has passed',
      text: 'Please do not send anything to this address now. If you have already paid, there is nothing you need to do: we are still looking out for your payment.',
    },
    partial: {
      title: 'Part of the amount is still to come',
      text: 'We have seen a payment for part of the amount. Please send the rest to the same address before the deadline, and we will add your payments together.',
    },
    seen: {
      title: 'We have seen your payment',
      text: 'The network still has to confirm it, which usually takes between ten minutes and an hour. You can close this page: we will e-mail you as soon as the payment is confirmed.',
    },
    seenLate: {
      title: 'We have seen your payment, but it arrived too late',
      text: 'The deadline had already passed, or we had withdrawn our request. Please do not send anything more. Once the network has confirmed your payment, we will contact you.',
    },
    confirmed: {
      title: 'Paid: your order is booked',
      text: 'Thank you. The network has confirmed your payment, and there is nothing more you need to do.',
    },
    overpaid: {
      title: 'Paid: your order is booked',
      text: 'The network has confirmed your payment. You sent more than requested; we will contact you about the difference.',
    },
    underpaid: {
      title: 'Your payment fell short',
      text: 'Your order has not been booked yet. Please do not send anything more to this address: we will contact you about the difference.',
    },
    late: {
      title: 'Your payment arrived too late',
      text: 'The network has confirmed your payment, but it arrived after the deadline, or after we had withdrawn our request. We will contact you to agree whether to accept the payment as it stands or refund it.',
    },
    expired: {
      title: 'No payment has arrived',
      text: 'The deadline has passed, so please do not send anything to this address. If you would still like to pay with Bitcoin, just ask us for a new amount.',
    },
    cancelled: {
      title: 'This payment request has been withdrawn',
      text: 'Please do not send anything to this address. If this comes as a surprise, please contact us.',
    },
    accepted: {
      title: 'All settled: your order is booked',
      text: 'We have accepted your payment as it stands. There is nothing more you need to do.',
    },
    reorganised: {
      title: 'Your payment is no longer confirmed',
      text: 'The network has withdrawn its confirmation. It usually confirms the payment again automatically, so there is nothing you need to do. If the new confirmation takes longer than expected, we will contact you.',
    },
    unpaid: {
      title: 'Your payment has not arrived',
      text: 'Your payment is no longer on the network, and your order has not been paid for. Please do not send anything to this address. If you have any questions, please contact us.',
    },
    refunded: {
      title: 'Your payment has been refunded',
      text: 'We have refunded your payment, as agreed with you. It does not count as payment for your order.',
    },
  },
  checks: {
    never: 'We have not checked the network yet.',
    agreed: 'Last checked at {time} with two public services. Both agree.',
    'explorer-silent':
      'Last checked at {time}. At least one of the two public services we check with did not answer; nothing will be booked until both do. If you have already paid, please do not pay again.',
    'explorer-busy':
      'Last checked at {time}. One of the two public services we check with is not taking any more requests for now; we will try again after {next}. If you have already paid, please do not pay again.',
    'too-many-payments':
      'Last checked at {time}. More payments have gone to this address than this page can read. Please call us, and we will look at them together.',
    'explorers-disagree':
      'Last checked at {time}. The two public services we check with do not agree yet; nothing will be booked until they do.',
    page: 'This page checks again automatically.',
  },
  troubles: {
    'order-not-found': {
      title: 'This link does not work',
      text: 'Please open it straight from our e-mail. If that does not help, call or write to us. Do not send a payment to an address you find anywhere else.',
    },
    'order-gone': {
      title: 'This payment can no longer be viewed here',
      text: 'We no longer hold the details of this payment. Please do not send anything to the old address. If you have any questions, please contact us.',
    },
    'too-many-requests': {
      title: 'One moment, please',
      text: 'This page has been opened too many times. It will try again automatically.',
    },
    unreachable: {
      title: 'Our website cannot be reached right now',
      text: 'Please check your connection. This page will try again automatically.',
    },
    internal: {
      title: 'Something went wrong',
      text: 'The fault is ours. This page will try again automatically.',
    },
    retry: 'Try again now',
    stale: 'This page could not be updated. It shows how things stood at {time}.',
  },
  rulesHeading: 'Good to know',
  rules: [
    {
      question: 'Is this your first Bitcoin payment?',
      answer:
        'You need a wallet (an app on your phone) with enough bitcoin in it. You can buy bitcoin from an exchange (a trading website or app) or, with some wallets, in the app itself. Buying can take a day or longer, so please allow plenty of time. If you are unsure, call us before you send anything. You can also pay in euros instead.',
    },
    {
      question: 'How much do I send?',
      answer:
        'Exactly the amount shown here, in one payment. Your wallet adds the network fee on top. Set that fee to “normal” or “fast”: if it is low, confirmation can take hours. It does not matter if the amount is out by half a per cent or less.',
    },
    {
      question: 'What if I pay too late?',
      answer:
        'Your order will not be booked automatically, because the price of bitcoin may have changed in the meantime. We will contact you to agree whether to accept the payment as it stands or refund it.',
    },
    {
      question: 'What if I send too little?',
      answer:
        'Send the rest to the same address before the deadline; this page shows how much is missing. If the deadline has already passed, your order has not been booked yet, and we will contact you about the difference.',
    },
    {
      question: 'What if I send too much?',
      answer:
        'Your order will be booked all the same. We will contact you about the difference, unless it is too small to refund.',
    },
    {
      question: 'Can a payment be undone?',
      answer:
        'No. A Bitcoin payment is final, so check carefully that the address in your wallet is the same as the one here. We will never ask you for your recovery phrase or a password.',
    },
  ],
  contactHeading: 'In doubt? Call or write to us first',
  contactText: 'Give us your payment reference, and we will look at your payment together.',
  writeSubject: 'My Bitcoin payment',
};
