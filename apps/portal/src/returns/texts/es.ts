import type { SpanishTexts } from '../../shared/texts/forms.ts';

/** The texts of returns in Spanish. */
export const returns = {
  'All its pairs are as before: checked out to their associates, or reserved for the order.':
    'Todos sus pares quedan como antes: retirados por sus vendedores o reservados para el pedido.',
  'As new': 'Como nuevo',
  'Back {time}, {name}: {reason}, {condition}': 'Devuelto {time}, {name}: {reason}, {condition}',
  'It can be reserved and sold again.': 'Se puede reservar y vender de nuevo.',
  'It goes on hold and is not sold again.': 'Queda apartado y no se vuelve a vender.',
  'It leaves order {order}.': 'Sale del pedido {order}.',
  'Its consignee is told that the sale is undone.': 'Se avisa a su consignador de que la venta se anula.',
  'Leave it on the hold shelf': 'Déjalo en el estante de guardados',
  'No lid': 'Sin tapa',
  'No sale is open.': 'No hay ninguna venta abierta.',
  'Not known': 'Desconocido',
  'Put it back where it was': 'Devuélvelo a su sitio',
  Returned: 'Devuelto',
  Sale: 'Venta',
  'Scan the pair or type the order': 'Escanea el par o escribe el pedido',
  'Scan the pair that comes back, or type the number on its receipt.':
    'Escanea el par que vuelve o escribe el número de su recibo.',
  'Sold by {name}': 'Vendido por {name}',
  'Sold by mistake? Undo the sale': '¿Vendido por error? Anular la venta',
  'Take back a sold pair': 'Recibir un par vendido',
  'Take it back': 'Recibirlo',
  'Taken back. The pair has no bin.': 'Recibido. El par no tiene ubicación.',
  'Taken back. The pair is in {bin}.': 'Recibido. El par está en {bin}.',
  'Taken back. The pair is on hold.': 'Recibido. El par está apartado.',
  'The money goes back at the till. Here the pair goes back into stock.':
    'El dinero se devuelve en la caja. Aquí el par vuelve al inventario.',
  'The sale of {order} is undone.': 'La venta de {order} se ha anulado.',
  'The stockroom puts it away': 'El almacén lo guarda',
  'To which bin': 'A qué ubicación',
  'Undo the sale': 'Anular la venta',
  'Undo the sale of {order}?': '¿Anular la venta de {order}?',
  'What comes back': 'Qué se devuelve',
} satisfies SpanishTexts;
