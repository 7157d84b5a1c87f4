import type { InEachLanguage } from '../translated.ts';

const nl = {
  greeting: 'Goedendag {name},',
  test: 'Dit is een proef op een testnetwerk. Stuur geen echte bitcoins.',
  changes: {
    opened: {
      subject: 'Zo betaalt u met Bitcoin',
      text: 'U hebt ons laten weten dat u met Bitcoin wilt betalen. Hieronder vindt u het exacte bedrag en een adres dat alleen voor deze betaling is. Het bedrag geldt tot {until} (tijd op Ibiza).',
    },
    seen: {
      subject: 'Wij zien uw betaling',
      text: 'Uw betaling staat op het Bitcoinnetwerk. Nu moet het netwerk de betaling nog bevestigen; meestal duurt dat tien minuten tot een uur. Zodra het zover is, schrijven wij u weer.',
    },
    vanished: {
      subject: 'Uw betaling is niet meer te zien',
      text: 'De betaling die wij eerder zagen, staat niet meer op het Bitcoinnetwerk. Dat gebeurt als een betaling is vervangen of ingetrokken. Kijk eerst in uw wallet wat er is gebeurd, en betaal niet zomaar opnieuw. Op uw betaalpagina ziet u of u nog kunt betalen.',
    },
    confirmed: {
      subject: 'Betaald: uw opdracht is geboekt',
      text: 'Dank u wel. Het Bitcoinnetwerk heeft uw betaling bevestigd en uw opdracht is geboekt. U hoeft niets meer te doen.',
    },
    overpaid: {
      subject: 'Betaald: uw opdracht is geboekt',
      text: 'Het Bitcoinnetwerk heeft uw betaling bevestigd en uw opdracht is geboekt. U hebt meer gestuurd dan wij vroegen. Over het verschil nemen wij contact met u op.',
    },
    underpaid: {
      subject: 'Er is te weinig aangekomen',
      text: 'Er is minder aangekomen dan wij vroegen, en het gevraagde bedrag geldt niet meer. Daarom is uw opdracht nog niet geboekt. Stuur niets meer naar het adres. Over het verschil nemen wij contact met u op.',
    },
    late: {
      subject: 'Uw betaling kwam te laat',
      text: 'Het netwerk heeft uw betaling bevestigd, maar het bedrag gold al niet meer of wij hadden ons betaalverzoek al ingetrokken. Omdat de koers intussen veranderd kan zijn, is uw opdracht nog niet geboekt. Wij nemen contact met u op om samen te bepalen of wij uw betaling alsnog accepteren of terugbetalen.',
    },
    expired: {
      subject: 'Er is geen betaling aangekomen',
      text: 'Het bedrag geldt niet meer, dus stuur niets meer naar het adres dat u van ons hebt gekregen. Laat het ons weten als u nog steeds met Bitcoin wilt betalen, dan krijgt u een nieuw bedrag.',
    },
    cancelled: {
      subject: 'Dit betaalverzoek is ingetrokken',
      text: 'Wij hebben ons betaalverzoek ingetrokken. Stuur niets naar het adres dat u van ons hebt gekregen. Neem contact met ons op als u dit niet had verwacht.',
    },
  },
  late: 'Helaas kwam uw betaling te laat: het bedrag gold al niet meer, of wij hadden ons betaalverzoek al ingetrokken. Stuur niets meer. Zodra het netwerk uw betaling heeft bevestigd, nemen wij contact met u op.',
  partial:
    'Wij zien nog niet het hele bedrag. U kunt de rest naar hetzelfde adres sturen zolang het gevraagde bedrag nog geldt. Op uw betaalpagina ziet u hoeveel u nog moet betalen.',
  facts: {
    description: 'Waarvoor',
    reference: 'Kenmerk',
    amount: 'Gevraagd bedrag',
    address: 'Bitcoinadres',
    received: 'Zichtbaar op het netwerk',
    transaction: 'Transactie',
  },
  pay: 'Op uw eigen betaalpagina kunt u het adres scannen of kopiëren en uw betaling volgen:',
  follow: 'Hier ziet u hoe het met uw betaling staat:',
  rule: 'Stuur precies dit bedrag, in één keer. Uw wallet rekent de netwerkkosten er zelf nog bij. Als u te weinig hebt gestuurd, kunt u de rest naar hetzelfde adres sturen zolang het bedrag geldt; een tekort van hoogstens een half procent is geen probleem. Als u te laat betaalt of de rest niet op tijd komt, boeken wij uw opdracht niet automatisch, maar nemen wij contact met u op. Bij een te hoog bedrag is uw opdracht gewoon geboekt; over het verschil hoort u van ons, behalve als het te klein is om terug te sturen.',
  careful:
    'Vergelijk eerst het adres in uw wallet met het adres hierboven. Een betaling met Bitcoin kunt u niet terugdraaien. Wij vragen u nooit om uw herstelwoorden of om een wachtwoord.',
  questions: 'Bel ons als u vragen hebt of twijfelt: {phone}.',
  regards: 'Met vriendelijke groet,',
  notYou:
    'Als u ons niet hebt laten weten dat u met Bitcoin wilt betalen, stuur dan niets en neem contact met ons op.',
} as const;

/** The texts of mails to a customer about a payment. Only the first mail requests a payment. */
export const bitcoinCustomerWords: InEachLanguage<typeof nl> = {
  nl,
  en: {
    greeting: 'Hello {name},',
    test: 'This is a test payment on a test network. Please do not send real bitcoin.',
    changes: {
      opened: {
        subject: 'How to pay with Bitcoin',
        text: 'You told us that you would like to pay with Bitcoin. Below you will find the exact amount and an address to be used for this payment only. The amount is valid until {until} (Ibiza time).',
      },
      seen: {
        subject: 'We have seen your payment',
        text: 'Your payment has appeared on the Bitcoin network, which still has to confirm it. That usually takes between ten minutes and an hour. We will write to you again as soon as the payment is confirmed.',
      },
      vanished: {
        subject: 'We can no longer see your payment',
        text: 'The payment we saw earlier is no longer on the Bitcoin network. This happens when a payment is replaced or withdrawn. Before you pay again, please check your wallet to see what has become of this payment. Your payment page shows whether you can still pay.',
      },
      confirmed: {
        subject: 'Paid: your order is booked',
        text: 'Thank you. The Bitcoin network has confirmed your payment, and your order is booked. There is nothing more you need to do.',
      },
      overpaid: {
        subject: 'Paid: your order is booked',
        text: 'The Bitcoin network has confirmed your payment, and your order is booked. You sent more than requested; we will contact you about the difference.',
      },
      underpaid: {
        subject: 'Your payment fell short',
        text: 'We have received less than we requested, and the deadline has passed, so your order has not been booked yet. Please do not send anything more to the address: we will contact you about the difference.',
      },
      late: {
        subject: 'Your payment arrived too late',
        text: 'The network has confirmed your payment, but it arrived after the deadline, or after we had withdrawn our request. Because the price of bitcoin may have changed in the meantime, your order has not been booked yet. We will contact you to agree whether to accept the payment as it stands or refund it.',
      },
      expired: {
        subject: 'No payment has arrived',
        text: 'The deadline has passed, so please do not send anything to the address we gave you. If you would still like to pay with Bitcoin, let us know and we will send you a new amount.',
      },
      cancelled: {
        subject: 'This payment request has been withdrawn',
        text: 'We have withdrawn our request for this payment, so please do not send anything to the address we gave you. If this comes as a surprise, please contact us.',
      },
    },
    late: 'Your payment arrived after the deadline, or after we had withdrawn our request. Please do not send anything more. Once the network has confirmed the payment, we will contact you.',
    partial:
      'So far, we have seen only part of the amount. You can send the rest to the same address until the deadline; your payment page shows how much is missing.',
    facts: {
      description: 'Payment for',
      reference: 'Reference',
      amount: 'Amount requested',
      address: 'Bitcoin address',
      received: 'Detected on the network',
      transaction: 'Transaction',
    },
    pay: 'On your private payment page, you can scan or copy the address and follow your payment:',
    follow: 'You can follow your payment here:',
    rule: 'Please send exactly this amount, in a single payment. Your wallet adds the network fee on top. If you send too little, you can send the rest to the same address until the deadline; a shortfall of up to half a per cent does not matter. If you pay late, or the rest does not arrive in time, your order will not be booked automatically, and we will contact you. If you send too much, it will be booked all the same, and we will contact you about the difference, unless it is too small to refund.',
    careful:
      'Before you send anything, check that the address in your wallet is the same as the one above. A Bitcoin payment cannot be undone. We will never ask you for your recovery phrase or a password.',
    questions: 'If you have any questions, please call us: {phone}.',
    regards: 'Kind regards,',
    notYou: 'If you did not ask to pay with Bitcoin, please do not send anything, and let us know.',
  },
  es: {
    greeting: 'Buenos días, {name}:',
    test: 'Esto es una prueba en una red de pruebas. No envíe bitcoines reales.',
    changes: {
      opened: {
        subject: 'Cómo pagar con Bitcoin',
        text: 'Nos ha indicado que desea pagar con Bitcoin. A continuación encontrará el importe exacto y una dirección que es solo para este pago. El importe es válido hasta el {until} (hora de Ibiza).',
      },
      seen: {
        subject: 'Hemos detectado su pago',
        text: 'Su pago ya aparece en la red Bitcoin. Ahora falta que la red lo confirme, lo que suele tardar entre diez minutos y una hora. En cuanto esté confirmado, volveremos a escribirle.',
      },
      vanished: {
        subject: 'Su pago ya no aparece',
        text: 'El pago que habíamos detectado ya no figura en la red Bitcoin. Ocurre cuando un pago se sustituye por otro o se retira. Antes de volver a pagar, compruebe en su monedero qué ha pasado; en su página de pago verá si todavía está a tiempo.',
      },
      confirmed: {
        subject: 'Pagado: su encargo queda confirmado',
        text: 'Muchas gracias. La red Bitcoin ha confirmado su pago y, por tanto, su encargo queda confirmado. No tiene que hacer nada más.',
      },
      overpaid: {
        subject: 'Pagado: su encargo queda confirmado',
        text: 'Muchas gracias. La red Bitcoin ha confirmado su pago y, por tanto, su encargo queda confirmado. Nos ha llegado más de lo solicitado, así que nos pondremos en contacto con usted para hablar de la diferencia.',
      },
      underpaid: {
        subject: 'Ha llegado menos de lo solicitado',
        text: 'El plazo de pago ha terminado y no nos ha llegado el importe completo, así que su encargo todavía no está confirmado. No envíe nada más a esa dirección: nos pondremos en contacto con usted para hablar de la diferencia.',
      },
      late: {
        subject: 'Su pago ha llegado tarde',
        text: 'La red ha confirmado su pago, pero llegó después de que terminara el plazo o de que anuláramos la solicitud de pago. Como la cotización puede haber cambiado, su encargo todavía no está confirmado. Nos pondremos en contacto con usted para acordar si damos el pago por bueno o se lo devolvemos.',
      },
      expired: {
        subject: 'No ha llegado ningún pago',
        text: 'El plazo de pago ha terminado: no envíe nada a esa dirección. Si todavía quiere pagar con Bitcoin, díganoslo y le enviaremos un importe nuevo.',
      },
      cancelled: {
        subject: 'Este pago se ha anulado',
        text: 'Hemos anulado la solicitud de pago: no envíe nada a la dirección que le indicamos. Si no lo esperaba, póngase en contacto con nosotros.',
      },
    },
    late: 'Su pago ha llegado tarde: el plazo ya había terminado o habíamos anulado la solicitud de pago. No envíe nada más; en cuanto la red lo confirme, nos pondremos en contacto con usted.',
    partial:
      'De momento solo hemos detectado una parte del importe. Hasta que termine el plazo, puede enviar lo que falta a la misma dirección; en su página de pago verá cuánto es.',
    facts: {
      description: 'Concepto',
      reference: 'Referencia',
      amount: 'Importe solicitado',
      address: 'Dirección de Bitcoin',
      received: 'Detectado en la red',
      transaction: 'Transacción',
    },
    pay: 'En su página de pago, que es solo para usted, puede escanear o copiar la dirección y ver cómo va el pago:',
    follow: 'Aquí puede ver cómo va su pago:',
    rule: 'Envíe exactamente este importe, en un solo pago. La comisión de red que le cobre su monedero va aparte y corre de su cuenta. Si paga de menos, puede enviar lo que falta a la misma dirección hasta que termine el plazo; una diferencia de hasta el 0,5 % no supone ningún problema. Si paga tarde o el resto no llega a tiempo, su encargo no queda confirmado automáticamente y nos pondremos en contacto con usted. Si paga de más, queda confirmado igualmente y hablaremos con usted de la diferencia, salvo que sea demasiado pequeña para devolverla.',
    careful:
      'Antes de enviar nada, compruebe que la dirección que muestra su monedero es la misma que figura más arriba: un pago con Bitcoin no se puede deshacer. Nunca le pediremos sus palabras de recuperación ni una contraseña.',
    questions: '¿Tiene alguna duda? Llámenos al {phone}.',
    regards: 'Atentamente,',
    notYou: 'Si no ha sido usted quien ha pedido pagar con Bitcoin, no pague nada y avísenos.',
  },
  de: {
    greeting: 'Guten Tag {name},',
    test: 'Dies ist eine Probezahlung in einem Testnetz. Bitte senden Sie dafür keine echten Bitcoins.',
    changes: {
      opened: {
        subject: 'So zahlen Sie mit Bitcoin',
        text: 'Sie haben sich für eine Zahlung mit Bitcoin entschieden. Unten finden Sie den genauen Betrag und eine Adresse, die nur für diese Zahlung bestimmt ist. Der Betrag gilt bis zum {until} Uhr (Ortszeit Ibiza).',
      },
      seen: {
        subject: 'Ihre Zahlung ist unterwegs',
        text: 'Ihre Zahlung ist im Bitcoin-Netzwerk zu sehen, aber noch nicht bestätigt. Die Bestätigung dauert meist zehn Minuten bis eine Stunde. Sobald sie da ist, schreiben wir Ihnen wieder.',
      },
      vanished: {
        subject: 'Ihre Zahlung ist nicht mehr zu sehen',
        text: 'die Zahlung, die wir im Bitcoin-Netzwerk erkannt hatten, ist dort nicht mehr zu finden. Das geschieht, wenn eine Zahlung ersetzt oder zurückgezogen wird. Bitte sehen Sie in Ihrer Wallet nach, was daraus geworden ist, bevor Sie erneut zahlen. Ob Sie noch zahlen können, steht auf Ihrer Zahlungsseite.',
      },
      confirmed: {
        subject: 'Bezahlt: Ihr Auftrag ist gebucht',
        text: 'vielen Dank für Ihre Zahlung. Das Bitcoin-Netzwerk hat sie bestätigt, und Ihr Auftrag ist gebucht. Sie brauchen nichts mehr zu tun.',
      },
      overpaid: {
        subject: 'Bezahlt: Ihr Auftrag ist gebucht',
        text: 'das Bitcoin-Netzwerk hat Ihre Zahlung bestätigt, und Ihr Auftrag ist gebucht. Sie haben mehr gesendet, als wir angefordert hatten; wegen der Differenz melden wir uns bei Ihnen.',
      },
      underpaid: {
        subject: 'Es ist zu wenig angekommen',
        text: 'es ist weniger angekommen, als wir angefordert hatten, und die Frist ist abgelaufen. Ihr Auftrag ist deshalb noch nicht gebucht. Bitte senden Sie nichts mehr an die Adresse: Wegen der Differenz melden wir uns bei Ihnen.',
      },
      late: {
        subject: 'Ihre Zahlung kam zu spät',
        text: 'Ihre Zahlung ist bestätigt. Als sie einging, war die Frist für diesen Betrag aber schon abgelaufen, oder wir hatten unsere Zahlungsanforderung zurückgezogen. Weil sich der Kurs inzwischen geändert haben kann, ist Ihr Auftrag noch nicht gebucht. Wir melden uns und klären mit Ihnen, ob wir die Zahlung trotzdem annehmen oder zurückerstatten.',
      },
      expired: {
        subject: 'Es ist keine Zahlung angekommen',
        text: 'die Frist für den Betrag ist abgelaufen. Bitte zahlen Sie nicht mehr an die Adresse, die Sie von uns erhalten haben. Möchten Sie weiterhin mit Bitcoin zahlen? Geben Sie uns Bescheid, dann erhalten Sie einen neuen Betrag.',
      },
      cancelled: {
        subject: 'Diese Zahlungsanforderung wurde zurückgezogen',
        text: 'wir haben unsere Zahlungsanforderung zurückgezogen. Bitte zahlen Sie nicht an die Adresse, die Sie von uns erhalten haben. Kommt das für Sie überraschend, melden Sie sich bitte bei uns.',
      },
    },
    late: 'Als Ihre Zahlung im Netzwerk erschien, war die Frist für den Betrag schon abgelaufen, oder wir hatten unsere Zahlungsanforderung zurückgezogen. Bitte senden Sie nichts mehr. Sobald das Netzwerk Ihre Zahlung bestätigt hat, melden wir uns bei Ihnen.',
    partial:
      'Bisher ist nur ein Teil des Betrags zu sehen. Bis zum Ablauf der Frist können Sie den Rest an dieselbe Adresse senden; wie viel noch fehlt, steht auf Ihrer Zahlungsseite.',
    facts: {
      description: 'Wofür',
      reference: 'Referenz',
      amount: 'Angeforderter Betrag',
      address: 'Bitcoin-Adresse',
      received: 'Im Netzwerk erkannt',
      transaction: 'Transaktion',
    },
    pay: 'Auf Ihrer Zahlungsseite, die nur für Sie bestimmt ist, können Sie die Adresse scannen oder kopieren und Ihre Zahlung verfolgen:',
    follow: 'Den Stand Ihrer Zahlung sehen Sie hier:',
    rule: 'Senden Sie genau diesen Betrag in einer einzigen Zahlung; die Netzwerkgebühr rechnet Ihre Wallet hinzu. Zahlen Sie zu wenig, können Sie den Rest bis zum Ablauf der Frist an dieselbe Adresse senden; fehlt höchstens ein halbes Prozent, ist das kein Problem. Zahlen Sie zu spät oder kommt der Rest nicht rechtzeitig, wird Ihr Auftrag nicht automatisch gebucht, und wir melden uns bei Ihnen. Zahlen Sie zu viel, ist Ihr Auftrag trotzdem gebucht, und wir melden uns wegen der Differenz, es sei denn, sie ist für eine Rückzahlung zu klein.',
    careful:
      'Vergleichen Sie vor dem Senden die Adresse in Ihrer Wallet mit der Adresse oben. Eine Zahlung mit Bitcoin lässt sich nicht zurücknehmen. Wir fragen Sie nie nach Ihren Wiederherstellungswörtern oder nach einem Passwort.',
    questions: 'Haben Sie noch Fragen? Rufen Sie uns an: {phone}.',
    regards: 'Mit freundlichen Grüßen',
    notYou:
      'Sie haben keine Zahlung mit Bitcoin vereinbart? Dann zahlen Sie bitte nichts und geben Sie uns Bescheid.',
  },
};
